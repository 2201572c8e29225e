import { ApiProperty } from '@nestjs/swagger';
import { OpenHoursDto } from './open-hours.dto.js';

/** When the office is usually open; null where it stays closed. */
export class OfficeWeekDto {
  @HoursOfDay()
  monday: OpenHoursDto | null;

  @HoursOfDay()
  tuesday: OpenHoursDto | null;

  @HoursOfDay()
  wednesday: OpenHoursDto | null;

  @HoursOfDay()
  thursday: OpenHoursDto | null;

  @HoursOfDay()
  friday: OpenHoursDto | null;

  @HoursOfDay()
  saturday: OpenHoursDto | null;

  @HoursOfDay()
  sunday: OpenHoursDto | null;
}

function HoursOfDay(): PropertyDecorator {
  return ApiProperty({ type: OpenHoursDto, nullable: true });
}
