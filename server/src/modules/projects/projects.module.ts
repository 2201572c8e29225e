import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicRecords } from '../../common/public-records/public-records.js';
import { ActivityModule } from '../activity/activity.module.js';
import { BinModule } from '../bin/bin.module.js';
import { Project } from './project.entity.js';
import { ProjectsWriterService } from './projects-writer.service.js';
import { ProjectFeedbackController } from './project-feedback.controller.js';
import { VisitorFeedbackWriterService } from './visitor-feedback-writer.service.js';
import { ProjectsAdminController } from './projects-admin.controller.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';

export { projectTexts } from './project-texts.js';
export { ProjectCounters } from './project-counters.entity.js';
export { Project } from './project.entity.js';
export { ProjectStatus, ProjectStyle, ProjectType } from './project.enums.js';

/** The portfolio. */
@Module({
  imports: [TypeOrmModule.forFeature([Project]), ActivityModule, BinModule],
  controllers: [ProjectsController, ProjectsAdminController, ProjectFeedbackController],
  providers: [ProjectsService, ProjectsWriterService, VisitorFeedbackWriterService],
})
export class ProjectsModule implements OnModuleInit {
  constructor(private readonly publicRecords: PublicRecords) {}

  onModuleInit(): void {
    this.publicRecords.add({ page: 'project', of: Project, where: { isPublic: true }, named: 'slug' });
  }
}
