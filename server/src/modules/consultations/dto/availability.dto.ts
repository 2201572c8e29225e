import { ApiProperty } from '@nestjs/swagger';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { personFields } from '../../../common/validation/person-fields.js';
import { Day } from '../../../common/validation/time.decorator.js';
import { DayNamesDto } from '../../office-hours/office-hours.module.js';
import { TimeSlot } from '../consultation-times.js';

@FieldNames<AvailabilityQuery>({ date: personFields.date })
export class AvailabilityQuery {
  /** A day in Africa/Addis_Ababa. */
  @Day()
  date: string;
}

/** One of the times that can be wished for. */
export class SlotDto {
  @ApiProperty({ enum: TimeSlot, enumName: 'TimeSlot', description: 'In Africa/Addis_Ababa.' })
  time: TimeSlot;

  /** Whether a meeting of 60 minutes, the usual duration, could begin then. */
  available: boolean;
}

/** Which times of a day are free. */
export class AvailabilityDto {
  @ApiProperty({ type: String, format: 'date' })
  date: string;

  @ApiProperty({
    type: DayNamesDto,
    nullable: true,
    description: 'What the day is called where it is a holiday or another special day.',
  })
  names: DayNamesDto | null;

  /** All 13 times, in order. */
  @ApiProperty({ type: [SlotDto] })
  slots: SlotDto[];
}
