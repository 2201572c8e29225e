import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConstraintSentences } from '../../common/errors/constraint-messages.js';
import { PublicPages } from '../../common/public-records/public-records.js';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ProjectCounters } from './project-counters.entity.js';
import { ProjectFeedbackController } from './project-feedback.controller.js';
import { ProjectRating } from './project-rating.entity.js';
import { ProjectView } from './project-view.entity.js';
import { projectType } from './project.content-type.js';
import { Project } from './project.entity.js';
import { ProjectsAdminController } from './projects-admin.controller.js';
import { ProjectsWriterService } from './projects-writer.service.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';
import { ProjectSheetsController } from './sheet/project-sheets.controller.js';
import { ProjectSheetsService } from './sheet/project-sheets.service.js';
import { VisitorFeedbackWriterService } from './visitor-feedback-writer.service.js';

export { projectType } from './project.content-type.js';
export { projectTexts } from './project-texts.js';
export { ProjectCounters } from './project-counters.entity.js';
export { PublicProjectDetailsDto } from './dto/public-project.dto.js';
export { ProjectsService } from './projects.service.js';
export { Project } from './project.entity.js';
export { ProjectStatus, ProjectStyle, ProjectType } from './project.enums.js';
export { type ProjectForSale, selectForSale } from './select-for-sale.js';

/** The portfolio. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Project, ProjectCounters, ProjectRating, ProjectView]),
    AccountsModule,
    SettingsModule,
    ContentModule,
  ],
  controllers: [
    ProjectsController,
    ProjectSheetsController,
    ProjectsAdminController,
    ProjectFeedbackController,
  ],
  providers: [ProjectsService, ProjectSheetsService, ProjectsWriterService, VisitorFeedbackWriterService],
  exports: [ProjectsService],
})
@HasContent(projectType)
@ConstraintSentences({
  projects_slug_key: 'Another project has this address, perhaps one in the trash. Choose another address.',
})
@PublicPages({ page: 'project', of: Project, where: { isPublic: true }, named: 'slug' })
export class ProjectsModule {}
