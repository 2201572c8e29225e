import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail } from 'class-validator';
import { AtMost } from './at-most.decorator.js';
import { textLimits } from '../text-limits.js';
import { localizedMessage } from './localized-message.js';

/** A required email address: trimmed and in lower case. */
export function Email(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    AtMost(textLimits.email),
    // Quoted names may hold anything, line breaks included; no mailbox has one.
    IsEmail(
      { blacklisted_chars: '"' },
      localizedMessage((texts, field) => texts.notEmail(field)),
    ),
    ApiProperty({ type: String, format: 'email', maxLength: textLimits.email }),
  );
}
