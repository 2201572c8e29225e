import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import { Part } from '../../../common/validation/may-be-left-out.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { Holiday } from '../holiday.enum.js';
import type { NamedDay } from '../special-days.js';

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** From when to when the office is open, in Africa/Addis_Ababa. */
export class OpenHoursDto {
  /** HH:MM. */
  @TimeOfDay()
  opens: string;

  /** HH:MM, later than it opens. */
  @TimeOfDay()
  closes: string;
}

function TimeOfDay(): PropertyDecorator {
  return applyDecorators(
    Matches(timeOfDay, { message: '$property must be a time of day such as 08:30.' }),
    ApiProperty({ type: String, pattern: timeOfDay.source }),
  );
}

/** What a day is called, in the languages of the site. */
export class DayNamesDto {
  @Text(textLimits.name)
  en: string;

  /** Amharic; null where the site shows the English name. */
  @OptionalText(textLimits.name)
  am: string | null;

  /** Afaan Oromo; null where the site shows the English name. */
  @OptionalText(textLimits.name)
  om: string | null;
}

/** A day on which the office is not open as usual, and why. */
export class NamedDayDto {
  @ApiProperty({ type: String, format: 'date', description: 'In Africa/Addis_Ababa.' })
  day: string;

  /** Null where the office stays closed. */
  hours: OpenHoursDto | null;

  /** The holiday that it is. */
  holiday: Holiday | null;

  names: DayNamesDto;

  static from({ day, hours, holiday, names }: NamedDay): NamedDayDto {
    return { day, hours, holiday, names };
  }
}

/** A holiday that the calendar names. */
export class HolidayDto {
  @ApiProperty({ type: String, format: 'date' })
  day: string;

  holiday: Holiday;

  names: DayNamesDto;

  /** Whether it depends on who sees the moon where: it counts, and closes the office, once staff have entered its day. */
  isProposed: boolean;
}

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

/** When the office is usually open: what is left out stays, null closes it for the day. */
export class UpdateOfficeWeekDto {
  @Part(OpenHoursDto, { nullable: true })
  monday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  tuesday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  wednesday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  thursday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  friday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  saturday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  sunday?: OpenHoursDto | null;
}
