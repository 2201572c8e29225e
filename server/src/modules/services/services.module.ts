import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicRecords } from '../../common/public-records/public-records.js';
import { ActivityModule } from '../activity/activity.module.js';
import { BinModule } from '../bin/bin.module.js';
import { Service } from './service.entity.js';
import { ServiceImportService } from './service-import.service.js';
import { ServicesWriterService } from './services-writer.service.js';
import { ServicesAdminController } from './services-admin.controller.js';
import { ServicesController } from './services.controller.js';
import { ServicesService } from './services.service.js';

export { Service } from './service.entity.js';

/** Services beside the ten that the public site brings along. */
@Module({
  imports: [TypeOrmModule.forFeature([Service]), ActivityModule, BinModule],
  controllers: [ServicesController, ServicesAdminController],
  providers: [ServicesService, ServicesWriterService, ServiceImportService],
})
export class ServicesModule implements OnModuleInit {
  constructor(private readonly publicRecords: PublicRecords) {}

  onModuleInit(): void {
    this.publicRecords.add({ page: 'service', of: Service, where: { isActive: true }, named: 'id' });
  }
}
