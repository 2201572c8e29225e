import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { Publication } from './publication.entity.js';
import { PublicationsController } from './publications.controller.js';
import { PublicationsWriterService } from './publications-writer.service.js';
import { PublicationsService } from './publications.service.js';
import { PublisherService } from './publisher.service.js';

export { PublicationKind } from './publication-kind.enum.js';
export { PublicationsService } from './publications.service.js';
export type { PublishedKind } from './published-kind.js';

/** Whether visitors see projects, articles and services, and when they will. */
@Module({
  imports: [TypeOrmModule.forFeature([Publication]), ActivityModule],
  controllers: [PublicationsController],
  providers: [PublicationsService, PublicationsWriterService, PublisherService],
  exports: [PublicationsService],
})
export class PublicationsModule {}
