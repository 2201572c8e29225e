import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicRecords } from '../../common/public-records/public-records.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { BinModule } from '../bin/bin.module.js';
import { NamingRecords, PicturesModule } from '../pictures/pictures.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { PublicationsModule, PublicationsService } from '../publications/publications.module.js';
import { RevisionsModule, RevisionsService } from '../revisions/revisions.module.js';
import { TranslationsModule, TranslationsService } from '../translations/translations.module.js';
import { Project } from './project.entity.js';
import { ProjectsWriterService } from './projects-writer.service.js';
import { ProjectFeedbackController } from './project-feedback.controller.js';
import { VisitorFeedbackWriterService } from './visitor-feedback-writer.service.js';
import { ProjectsAdminController } from './projects-admin.controller.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';
import { ProjectSheetsController } from './sheet/project-sheets.controller.js';
import { ProjectSheetsService } from './sheet/project-sheets.service.js';
import { publishedProject } from './published-project.js';
import { revisedProject } from './revised-project.js';
import { translatedProject } from './translated-project.js';

export { translatedProject } from './translated-project.js';
export { projectTexts } from './project-texts.js';
export { ProjectCounters } from './project-counters.entity.js';
export { PublicProjectDetailsDto } from './dto/public-project.dto.js';
export { ProjectsService } from './projects.service.js';
export { Project } from './project.entity.js';
export { ProjectStatus, ProjectStyle, ProjectType } from './project.enums.js';

/** The portfolio. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Project]),
    AccountsModule,
    ActivityModule,
    AddressesModule,
    BinModule,
    PicturesModule,
    PublicationsModule,
    RevisionsModule,
    SettingsModule,
    TranslationsModule,
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
export class ProjectsModule implements OnModuleInit {
  constructor(
    private readonly publicRecords: PublicRecords,
    private readonly translations: TranslationsService,
    private readonly naming: NamingRecords,
    private readonly revisions: RevisionsService,
    private readonly publications: PublicationsService,
  ) {}

  onModuleInit(): void {
    const columns = ['mainImage', 'gallery'] as const;
    this.naming.addKind({ kind: 'project', target: Project, columns, title: 'title' });
    this.translations.addKind(translatedProject);
    this.revisions.addKind(revisedProject);
    this.publications.addKind(publishedProject);
    this.publicRecords.add({ page: 'project', of: Project, where: { isPublic: true }, named: 'slug' });
  }
}
