import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { Revision } from './revision.entity.js';
import { RevisionsController } from './revisions.controller.js';
import { RevisionsWriterService } from './revisions-writer.service.js';
import { RevisionsService } from './revisions.service.js';

export { restored, type RevisedKind, RevisionFormat, shown } from './revised-kind.js';
export { RevisionsService } from './revisions.service.js';

/** What projects, articles and services said before. */
@Module({
  imports: [TypeOrmModule.forFeature([Revision]), ActivityModule],
  controllers: [RevisionsController],
  providers: [RevisionsService, RevisionsWriterService],
  exports: [RevisionsService],
})
export class RevisionsModule {}
