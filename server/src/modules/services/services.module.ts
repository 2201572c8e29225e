import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicRecords } from '../../common/public-records/public-records.js';
import { ActivityModule } from '../activity/activity.module.js';
import { BinModule } from '../bin/bin.module.js';
import { NamingRecords, PicturesModule } from '../pictures/pictures.module.js';
import { PublicationsModule, PublicationsService } from '../publications/publications.module.js';
import { RevisionsModule, RevisionsService } from '../revisions/revisions.module.js';
import { TranslationsModule, TranslationsService } from '../translations/translations.module.js';
import { Service } from './service.entity.js';
import { ServiceImportService } from './service-import.service.js';
import { ServicesWriterService } from './services-writer.service.js';
import { ServicesAdminController } from './services-admin.controller.js';
import { ServicesController } from './services.controller.js';
import { ServicesService } from './services.service.js';
import { publishedService } from './published-service.js';
import { revisedService } from './revised-service.js';
import { translatedService } from './translated-service.js';

export { translatedService } from './translated-service.js';
export { PublicServiceDto } from './dto/public-service.dto.js';
export { ServicesService } from './services.service.js';
export { Service } from './service.entity.js';
export { addStandardServices } from './standard/add-standard-services.js';

/** The ten standard services, and those that staff have added. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Service]),
    ActivityModule,
    BinModule,
    PicturesModule,
    PublicationsModule,
    RevisionsModule,
    TranslationsModule,
  ],
  controllers: [ServicesController, ServicesAdminController],
  providers: [ServicesService, ServicesWriterService, ServiceImportService],
  exports: [ServicesService],
})
export class ServicesModule implements OnModuleInit {
  constructor(
    private readonly publicRecords: PublicRecords,
    private readonly translations: TranslationsService,
    private readonly naming: NamingRecords,
    private readonly revisions: RevisionsService,
    private readonly publications: PublicationsService,
  ) {}

  onModuleInit(): void {
    const columns = ['image'] as const;
    this.naming.addKind({ kind: 'service', target: Service, columns, title: 'title' });
    this.translations.addKind(translatedService);
    this.revisions.addKind(revisedService);
    this.publications.addKind(publishedService);
    this.publicRecords.add({
      page: 'service',
      of: Service,
      where: { isActive: true },
      named: 'coalesce(slug, cast(id AS text))',
    });
  }
}
