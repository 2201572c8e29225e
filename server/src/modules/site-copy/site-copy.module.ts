import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { SiteCopyWriterService } from './site-copy-writer.service.js';
import { siteCopyType } from './site-copy.content-type.js';
import { SiteCopyController } from './site-copy.controller.js';
import { SiteCopy } from './site-copy.entity.js';
import { SiteCopyService } from './site-copy.service.js';

export { siteCopyType } from './site-copy.content-type.js';

/** What the pages say that no other record does. */
@Module({
  imports: [TypeOrmModule.forFeature([SiteCopy]), ContentModule],
  controllers: [SiteCopyController],
  providers: [SiteCopyService, SiteCopyWriterService],
})
@HasContent(siteCopyType)
export class SiteCopyModule {}
