import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, type ValidationOptions } from 'class-validator';
import { instantFrom, isDay } from '../addis-ababa-time.js';
import { localizedMessage } from './localized-message.js';

/** The years that a timestamp may name; anything else is a slip. */
export const earliestYear = 2000;
export const latestYear = 2100;

/** A required day of the calendar. */
export function Day(): PropertyDecorator {
  return applyDecorators(
    check(
      'day',
      isDayText,
      localizedMessage((texts, field) => texts.notDay(field)),
    ),
    ApiProperty({ type: String, format: 'date' }),
  );
}

/** A day of the calendar, or a timestamp for day and time; stays the text that it is. Can be emptied. */
export function DayOrTimestamp(description: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsOptional(),
    check(
      'dayOrTimestamp',
      (value) => isDayText(value) || isInstant(timestampIn(value)),
      localizedMessage((texts, field) => texts.notDayOrTimestamp(field)),
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

function isDayText(value: unknown): boolean {
  return typeof value === 'string' && isDay(value);
}

function timestampIn(value: unknown): Date | undefined {
  return typeof value === 'string' ? instantFrom(value.trim()) : undefined;
}

function isInstant(value: unknown): boolean {
  if (!(value instanceof Date)) return false;
  const year = value.getUTCFullYear();
  return year >= earliestYear && year <= latestYear;
}
