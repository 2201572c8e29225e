import { Module } from '@nestjs/common';
import { siteWordsType } from './site-words.content-type.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule, ContentTypes } from '../../content/content.module.js';
import { SiteWords } from './site-words.entity.js';
import { SiteWordsController } from './site-words.controller.js';
import { SiteWordsService } from './site-words.service.js';
import { SiteWordsWriterService } from './site-words-writer.service.js';

export { siteWordsType } from './site-words.content-type.js';

/** What the pages say that no other record does. */
@Module({
  imports: [TypeOrmModule.forFeature([SiteWords]), ContentModule],
  controllers: [SiteWordsController],
  providers: [SiteWordsService, SiteWordsWriterService],
})
export class SiteWordsModule {
  constructor(types: ContentTypes) {
    types.add(siteWordsType);
  }
}
