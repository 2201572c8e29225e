import { ApiProperty } from '@nestjs/swagger';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { Day } from '../../../common/validation/time.decorator.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { DayNamesDto } from '../../office-hours/office-hours.module.js';
import { TimeSlot } from '../consultation-times.js';

@FieldNames<AvailabilityQuery>({ date: personFields.date })
export class AvailabilityQuery {
  /** A day in Africa/Addis_Ababa. */
  @Day()
  date: string;
}

/** A day, and who shall hold the consultation. */
export class ConsultationTimesQuery extends AvailabilityQuery {
  /** Id of a consultant; 0 for nobody in particular. Left out, it is as the consultation says. */
  @WholeNumber(0, largestId)
  consultantId?: number;
}

/** One of the times that can be requested. */
export class SlotDto {
  @ApiProperty({ enum: TimeSlot, enumName: 'TimeSlot', description: 'In Africa/Addis_Ababa.' })
  time: TimeSlot;

  /** Whether a meeting of 60 minutes, the usual duration, could begin then. */
  available: boolean;

  /** Where it is only on hold for somebody: when it is free again unless they meet then. */
  heldUntil: Date | null;
}

/** A day and a time at which a meeting could begin. */
export class FreeTimeDto {
  @ApiProperty({ type: String, format: 'date', description: 'In Africa/Addis_Ababa.' })
  date: string;

  @ApiProperty({ enum: TimeSlot, enumName: 'TimeSlot', description: 'In Africa/Addis_Ababa.' })
  time: TimeSlot;
}

/** Which times of a day are free: of any consultant, of one of them, or of the office where it has none. */
export class AvailabilityDto {
  @ApiProperty({ type: String, format: 'date' })
  date: string;

  /** Whether the office is open on that day. Staff may book it all the same. */
  isOpen: boolean;

  /** What the day is called where it is a holiday or another special day. */
  names: DayNamesDto | null;

  /** All 13 times, in order. */
  slots: SlotDto[];
  /** The first free time on that day or later, and not before now; null where no day that can be booked has one. */
  nextAvailable: FreeTimeDto | null;
}
