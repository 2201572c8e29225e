import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Service } from './service.entity.js';
import { ServicesController } from './services.controller.js';
import { ServicesService } from './services.service.js';

export { Service } from './service.entity.js';

/** Services beside the ten that the public site brings along. */
@Module({
  imports: [TypeOrmModule.forFeature([Service])],
  controllers: [ServicesController],
  providers: [ServicesService],
})
export class ServicesModule {}
