import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { OfficeHoursModule } from '../office-hours/office-hours.module.js';
import { consultantType } from './consultant.content-type.js';
import { Consultant } from './consultant.entity.js';
import { ConsultantsWriterService } from './consultants-writer.service.js';
import { ConsultantsController } from './consultants.controller.js';
import { ConsultantsService } from './consultants.service.js';

export { whyNotWorking, workingHoursOn } from './consultant-hours.js';
export { Consultant } from './consultant.entity.js';
export { ConsultantsService } from './consultants.service.js';

/** Those who meet clients: their own hours, and the days on which they are away. */
@Module({
  imports: [TypeOrmModule.forFeature([Consultant]), ContentModule, OfficeHoursModule],
  controllers: [ConsultantsController],
  providers: [ConsultantsService, ConsultantsWriterService],
  exports: [ConsultantsService],
})
@HasContent(consultantType)
export class ConsultantsModule {}
