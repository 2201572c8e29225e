import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MinLength } from 'class-validator';
import { AtMost } from './at-most.decorator.js';
import { localizedMessage } from './localized-message.js';

/** A required text: trimmed, not blank, of at most `max` characters. */
export function Text(max: number): PropertyDecorator {
  return applyDecorators(
    Trimmed(),
    AtMost(max),
    MinLength(
      1,
      localizedMessage((texts, field) => texts.required(field)),
    ),
    IsString(localizedMessage((texts, field) => texts.required(field))),
    // A pattern says what trimming makes of a text of blanks.
    ApiProperty({ type: String, minLength: 1, maxLength: max, pattern: '\\S' }),
  );
}

/** A text that may be left out; empty counts as left out. */
export function OptionalText(max: number): PropertyDecorator {
  return applyDecorators(
    Trimmed({ emptyIsAbsent: true }),
    IsOptional(),
    AtMost(max),
    IsString(localizedMessage((texts, field) => texts.notText(field))),
    ApiProperty({ type: String, maxLength: max, required: false, nullable: true }),
  );
}

function Trimmed({ emptyIsAbsent = false } = {}): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    // Browsers write line breaks of a form their own way; stored and counted is one character, as in JSON.
    const trimmed = value.replace(/\r\n?/g, '\n').trim();
    return trimmed === '' && emptyIsAbsent ? null : trimmed;
  });
}
