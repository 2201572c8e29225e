import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { type Caller, CurrentCaller, ForOffice, Public } from '../../common/access/access.js';
import { FromContent } from '../../common/caching/from-content.decorator.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import {
  OfficeHoursDto,
  OfficeTimeQuery,
  PublicOfficeHoursDto,
  UpdatedOfficeHoursDto,
  UpdateOfficeHoursDto,
} from './dto/office-hours.dto.js';
import { HolidayDto } from './dto/office-week.dto.js';
import { OfficeHoursWriterService } from './office-hours-writer.service.js';
import { OfficeHoursService } from './office-hours.service.js';

/** When the office is open. */
@Controller('settings/office-hours')
export class OfficeHoursController {
  constructor(
    private readonly officeHours: OfficeHoursService,
    private readonly writer: OfficeHoursWriterService,
  ) {}

  /** Get the office hours. The usual week, and the holidays and special days of the near future. */
  @Get()
  @FromContent()
  @Public()
  @Answer(PublicOfficeHoursDto)
  getOfficeHours(@Query() time: OfficeTimeQuery): Promise<PublicOfficeHoursDto> {
    return this.officeHours.find(time);
  }

  /** Get the office hours for editing. */
  @Get('admin')
  @ForOffice()
  @Answer(OfficeHoursDto)
  getStaffOfficeHours(): Promise<OfficeHoursDto> {
    return this.officeHours.findForStaff();
  }

  /** List holidays. Computed holidays, and Islamic feasts that staff have not confirmed yet. */
  @Get('holidays')
  @ForOffice()
  @Answer([HolidayDto])
  listHolidays(@Query() time: OfficeTimeQuery): Promise<HolidayDto[]> {
    return this.officeHours.holidays(time);
  }

  /**
   * Update the office hours.
   *
   * Fields that are left out keep their value. Scheduled meetings stay; the answer lists those that the change
   * obstructs.
   */
  @Put()
  @ForOffice()
  @Answer(UpdatedOfficeHoursDto, { message: 'Office hours saved' })
  updateOfficeHours(
    @Body() body: UpdateOfficeHoursDto,
    @CurrentCaller() caller: Caller,
  ): Promise<UpdatedOfficeHoursDto> {
    return this.writer.update(body, caller);
  }
}
