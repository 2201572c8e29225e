import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MinLength, ValidateBy, type ValidationOptions } from 'class-validator';
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
    // A pattern says what is left of a text of blanks and of signs that nobody sees.
    ApiProperty({ type: String, minLength: 1, maxLength: max, pattern: '[^\\s\\p{Cc}\\p{Cf}]' }),
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

/**
 * A text of at most `max` characters as PostgreSQL counts them: code points. The library's own MaxLength leaves
 * variation selectors out, so a text of hearts would pass it and then fail in the database. What is no text, or
 * missing, is for other rules to refuse, in their words.
 */
export function AtMost(
  max: number,
  options: ValidationOptions = localizedMessage((texts, field) => texts.atMost(field, max)),
): PropertyDecorator {
  // A code point is one or two units of `length`.
  const validate = (value: unknown) =>
    typeof value !== 'string' ||
    value.length <= max ||
    (value.length <= max * 2 && Array.from(value).length <= max);
  return ValidateBy({ name: 'atMost', constraints: [max], validator: { validate } }, options);
}

function Trimmed({ emptyIsAbsent = false } = {}): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    // Browsers write line breaks of a form their own way; stored and counted is one character, as in JSON.
    const trimmed = value.replace(/\r\n?/g, '\n').trim();
    return trimmed === '' && emptyIsAbsent ? null : trimmed;
  });
}

/** Whether PostgreSQL can store it: no text with a NUL byte or a lone surrogate. */
export function isStorable(text: unknown): boolean {
  return typeof text !== 'string' || (text.isWellFormed() && !text.includes('\0'));
}
