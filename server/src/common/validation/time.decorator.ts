import { dayInAddisAbaba, instantFrom, isDay, timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { whyNoDate } from '@consultancy/shared/calendar/date-texts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, type ValidationOptions } from 'class-validator';
import { type FieldSentence, localizedMessage } from './field-names.decorator.js';

/** The years that a timestamp may name; anything else is a slip. */
export const earliestYear = 2000;
export const latestYear = 2100;

/** A day in Africa/Addis_Ababa, with the time there where one was named beside it. */
export class DayAndTime {
  constructor(
    /** YYYY-MM-DD. */
    readonly day: string,
    /** HH:MM. */
    readonly time?: string,
  ) {}
}

/** A required day of the calendar. */
export function Day(): PropertyDecorator {
  return applyDecorators(
    check(
      'day',
      isDayText,
      localizedMessage(
        (texts, field, value, language) => noSuchDay(texts, field, value, language) ?? texts.notDay(field),
      ),
    ),
    ApiProperty({ type: String, format: 'date' }),
  );
}

/** A day of the calendar that may be left out; empty counts as left out. */
export function OptionalDay(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsOptional(),
    Day(),
    ApiProperty({ required: false, nullable: true }),
  );
}

/** A day of the calendar, or a timestamp for day and time; comes out as a DayAndTime. Can be emptied. */
export function DayOrTimestamp(description: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? null : (dayAndTimeIn(value) ?? value))),
    IsOptional(),
    check(
      'dayOrTimestamp',
      (value) => value instanceof DayAndTime,
      localizedMessage(
        (texts, field, value, language) =>
          noSuchDay(texts, field, value, language) ?? texts.notDayOrTimestamp(field),
      ),
    ),
    ApiProperty({
      type: String,
      required: false,
      nullable: true,
      description,
      pattern: '^\\d{4}-\\d{2}-\\d{2}(T.+)?$',
    }),
  );
}

/** A point in time; comes out as a Date. Can be emptied. */
export function Timestamp(description: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? null : (timestampIn(value) ?? value))),
    IsOptional(),
    check('timestamp', isInstant, {
      message:
        `$property must be a timestamp such as 2026-11-20T09:30:00+03:00, ` +
        `in the years ${earliestYear} to ${latestYear}.`,
    }),
    ApiProperty({ type: String, format: 'date-time', required: false, nullable: true, description }),
  );
}

function check(name: string, validate: (value: unknown) => boolean, options: ValidationOptions) {
  return ValidateBy({ name, validator: { validate } }, options);
}

/** Why the day that is named is none: 30 February, month 13. @returns undefined where no day is named */
const noSuchDay = (...[texts, field, value, language]: Parameters<FieldSentence>): string | undefined => {
  const numbers = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(typeof value === 'string' ? value.trim() : '');
  if (!numbers) return undefined;
  const [year = 0, month = 0, day = 0] = numbers.slice(1).map(Number);
  const why = whyNoDate('gregorian', { year, month, day }, language);
  return why && texts.noSuchDay(field, why);
};

function isDayText(value: unknown): value is string {
  return typeof value === 'string' && isDay(value);
}

/**
 * Reads a day or a timestamp as it was sent. Midnight, there or in UTC, is how programs write a day without a time.
 * @returns undefined for anything else
 */
export function dayAndTimeIn(value: unknown): DayAndTime | undefined {
  if (isDayText(value)) return new DayAndTime(value);
  const instant = timestampIn(value);
  if (!isInstant(instant)) return undefined;
  const time = timeInAddisAbaba(instant);
  const isDayOnly = time === '00:00' || instant.toISOString().endsWith('T00:00:00.000Z');
  return new DayAndTime(dayInAddisAbaba(instant), isDayOnly ? undefined : time);
}

function timestampIn(value: unknown): Date | undefined {
  return typeof value === 'string' ? instantFrom(value.trim()) : undefined;
}

function isInstant(value: unknown): value is Date {
  if (!(value instanceof Date)) return false;
  const year = value.getUTCFullYear();
  return year >= earliestYear && year <= latestYear;
}
