import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional } from 'class-validator';
import { textLimits } from '../text-limits.js';
import { localizedMessage } from './localized-message.js';
import { AtMost } from './text.decorator.js';

/** A required email address: trimmed and in lower case. */
export function Email(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => trimmed(value)),
    isEmailAddress(),
    ApiProperty({ type: String, format: 'email', maxLength: textLimits.email }),
  );
}

/** An email address that may be left out, and emptied. */
export function OptionalEmail(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      const text = trimmed(value);
      return text === '' ? null : text;
    }),
    IsOptional(),
    isEmailAddress(),
    ApiProperty({
      ...{ type: String, format: 'email', maxLength: textLimits.email },
      ...{ required: false, nullable: true },
    }),
  );
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toLowerCase() : value;
}

function isEmailAddress(): PropertyDecorator {
  return applyDecorators(
    AtMost(textLimits.email),
    // Quoted names may hold anything, line breaks included; no mailbox has one.
    IsEmail(
      { blacklisted_chars: '"' },
      localizedMessage((texts, field) => texts.notEmail(field)),
    ),
  );
}
