import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsEmail,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { textLimits } from '../text-limits.js';
import { localizedMessage } from './field-names.decorator.js';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';

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

interface WebAddressOptions {
  /** Default: https only. */
  protocols?: string[];
  /** What is fine as well, such as a path of this site. */
  or?: RegExp;
  message: string;
}

/** A text is an absolute address that every browser and server can read; null and left out are fine. */
export function WebAddress({ protocols = ['https:'], or, message }: WebAddressOptions): PropertyDecorator {
  const validate = (value: unknown) =>
    value == null ||
    (typeof value === 'string' && ((or?.test(value) ?? false) || isAddress(value, protocols)));
  // As far as a pattern can say it.
  const pattern = `^(${protocols.join('|')})//[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$`;
  return applyDecorators(
    ValidateBy({ name: 'isWebAddress', validator: { validate } }, { message }),
    // A text that can be something else as well has its own words in the document.
    ...(or ? [] : [ApiProperty({ type: String, format: 'uri', pattern, required: false, nullable: true })]),
  );
}

function isAddress(text: string, protocols: string[]): boolean {
  // What `new URL` mends in silence, such as blanks and missing slashes, others may not.
  const protocol = protocols.find((each) => text.startsWith(`${each}//`));
  if (protocol === undefined || /[\s\\]|^\w+:\/\/\//.test(text) || !URL.canParse(text)) return false;
  // A name and a password in front of the host are there to make it look like another one.
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Leaves room for the number that makes equal ones different. */
const longest = 200;
const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name in the address of a record that may be left out: small Latin letters, digits, and hyphens between them. */
export function OptionalSlug(): PropertyDecorator {
  return applyDecorators(
    MayBeLeftOut(),
    MaxLength(longest, { message: `$property must have at most ${longest} characters.` }),
    Matches(pattern, {
      message:
        '$property may have small Latin letters, digits, and single hyphens between them, such as ridge-house.',
    }),
    ApiProperty({
      type: String,
      maxLength: longest,
      pattern: pattern.source,
      required: false,
      description:
        'Name in the public address. The one that it had leads on to the new one with 301, for ever, unless another record takes it.',
    }),
  );
}

/** What a browser calls itself: 8 to 64 letters, digits, hyphens and underscores. */
export function SessionId(): PropertyDecorator {
  return applyDecorators(
    Matches(/^[\w-]{8,64}$/, {
      message: '$property must have 8 to 64 letters, digits, hyphens or underscores.',
    }),
    ApiProperty({ type: String, pattern: '^[\\w-]{8,64}$' }),
  );
}
