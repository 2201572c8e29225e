import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule, HasContent, staffController } from '../../content/content.module.js';
import { awardType } from './award.content-type.js';
import { Award } from './award.entity.js';
import { AwardsWriterService } from './awards-writer.service.js';
import { AwardsController } from './awards.controller.js';
import { AwardsService } from './awards.service.js';
import { AwardDto, CreateAwardDto, UpdateAwardDto } from './dto/award.dto.js';

export { Award } from './award.entity.js';
export { awardType } from './award.content-type.js';

/** Awards of the firm and of its projects. */
@Module({
  imports: [TypeOrmModule.forFeature([Award]), ContentModule],
  controllers: [
    AwardsController,
    staffController({
      ...{ path: 'awards', one: 'Award', many: 'Awards', plural: 'awards' },
      ...{ type: awardType, reader: AwardsService, writer: AwardsWriterService },
      ...{ create: CreateAwardDto, update: UpdateAwardDto, answer: AwardDto },
    }),
  ],
  providers: [AwardsService, AwardsWriterService],
})
@HasContent(awardType)
export class AwardsModule {}
