import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule } from '../../content/content.module.js';
import { OfficeHoursWriterService } from './office-hours-writer.service.js';
import { OfficeHoursController } from './office-hours.controller.js';
import { OfficeHours } from './office-hours.entity.js';
import { OfficeHoursService } from './office-hours.service.js';
import { UpcomingMeetings } from './upcoming-meetings.js';

export { AffectedMeetingsDto } from './dto/office-hours.dto.js';
export { DayNamesDto } from './dto/office-week.dto.js';
export { OfficeWeekDto } from './dto/office-week.dto.js';
export { UpdateOfficeWeekDto } from './dto/office-week.dto.js';
export { OfficeHoursService } from './office-hours.service.js';
export {
  afterOfficeTime,
  findOfficeHours,
  type OfficeHoursRow,
  promisedMs,
  selectOfficeHours,
} from './office-time.js';
export { isOpenFor, type OfficeDay, type OfficeWeek, type OpenHours, usualHoursOn } from './office-week.js';
export { faultsOfWeek, fullWeek } from './sensible-hours.js';
export {
  type MeetingSource,
  Obstacle,
  type ObstructedMeeting,
  KnowsMeetings,
  UpcomingMeetings,
} from './upcoming-meetings.js';

/** When the office is open: the week, the holidays, and what staff say otherwise. */
@Module({
  imports: [TypeOrmModule.forFeature([OfficeHours]), ContentModule],
  controllers: [OfficeHoursController],
  providers: [OfficeHoursService, OfficeHoursWriterService, UpcomingMeetings],
  exports: [OfficeHoursService, UpcomingMeetings],
})
export class OfficeHoursModule {}
