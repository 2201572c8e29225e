import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches, MaxLength } from 'class-validator';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';

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
