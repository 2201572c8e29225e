import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicPages } from '../../common/public-records/public-records.js';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { serviceType } from './service.content-type.js';
import { Service } from './service.entity.js';
import { ServicesAdminController } from './services-admin.controller.js';
import { ServicesWriterService } from './services-writer.service.js';
import { ServicesController } from './services.controller.js';
import { ServicesService } from './services.service.js';
import { listDeleted } from './standard/built-in-services.js';
import { DeletedStandardService } from './standard/deleted-standard-service.entity.js';

export { serviceType } from './service.content-type.js';
export { PublicServiceDetailsDto } from './dto/service.dto.js';
export { ServicesService } from './services.service.js';
export { Service } from './service.entity.js';
export { readDeleted } from './standard/built-in-services.js';
export { addStandardServices } from './standard/add-standard-services.js';

/** The ten standard services, and those that staff have added. */
@Module({
  imports: [TypeOrmModule.forFeature([DeletedStandardService, Service]), ContentModule],
  controllers: [ServicesController, ServicesAdminController],
  providers: [ServicesService, ServicesWriterService],
  exports: [ServicesService],
})
@HasContent(serviceType)
@PublicPages({
  page: 'service',
  of: Service,
  where: { isActive: true },
  named: 'coalesce(slug, cast(id AS text))',
  // Their pages show the texts of the product.
  besides: async (manager) =>
    (await listDeleted(manager)).map(({ slug, createdAt }) => ({ name: slug, updatedAt: createdAt })),
})
export class ServicesModule {}
