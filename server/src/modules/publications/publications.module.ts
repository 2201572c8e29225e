import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { NamingRecords, PicturesModule } from '../pictures/pictures.module.js';
import { Publication } from './publication.entity.js';
import { PublicationsController } from './publications.controller.js';
import { PrivateChanges } from './private-changes.entity.js';
import { PrivateChangesService } from './private-changes.service.js';
import { PublicationsWriterService } from './publications-writer.service.js';
import { PublicationsService } from './publications.service.js';
import { PublisherService } from './publisher.service.js';

export { publicationOf, wherePublication } from './publication-sql.js';
export { PublicationState } from './publication-state.enum.js';
export { PublicationsService } from './publications.service.js';
export type { PrivateChanges } from './private-changes.entity.js';
export { PrivateChangesService } from './private-changes.service.js';
export { namesOf, type PublishedKind } from './published-kind.js';

/** Whether visitors see projects, articles and services, and when they will. */
@Module({
  imports: [TypeOrmModule.forFeature([Publication]), ActivityModule, PicturesModule],
  controllers: [PublicationsController],
  providers: [PrivateChangesService, PublicationsService, PublicationsWriterService, PublisherService],
  exports: [PrivateChangesService, PublicationsService],
})
export class PublicationsModule implements OnModuleInit {
  constructor(private readonly naming: NamingRecords) {}

  onModuleInit(): void {
    this.naming.addKind({
      ...{ kind: 'PRIVATE_CHANGES', target: PrivateChanges, columns: ['content', 'base'] },
      ...{ called: 'Changes that are not published yet', isLockedLast: true },
    });
  }
}
