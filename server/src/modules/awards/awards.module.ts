import { Module } from '@nestjs/common';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { awardType } from './award.content-type.js';
import { AwardsAdminController } from './awards-admin.controller.js';
import { AwardsWriterService } from './awards-writer.service.js';
import { AwardsController } from './awards.controller.js';
import { AwardsService } from './awards.service.js';

export { Award } from './award.entity.js';
export { awardType } from './award.content-type.js';

/** Awards of the firm and of its projects. */
@Module({
  imports: [ContentModule],
  controllers: [AwardsController, AwardsAdminController],
  providers: [AwardsService, AwardsWriterService],
})
@HasContent(awardType)
export class AwardsModule {}
