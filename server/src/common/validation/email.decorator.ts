import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail } from 'class-validator';
import { AtMost } from './at-most.decorator.js';
import { textLimits } from '../text-limits.js';

/** A required email address: trimmed and in lower case. */
export function Email(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    AtMost(textLimits.email, { message: `$property must have at most ${textLimits.email} characters.` }),
    // Quoted names may hold anything, line breaks included; no mailbox has one.
    IsEmail({ blacklisted_chars: '"' }, { message: '$property must be an email address.' }),
    ApiProperty({ type: String, format: 'email', maxLength: textLimits.email }),
  );
}
