import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';
import { largestId } from './path-param.decorator.js';

/** A whole number in a query, which may be left out. It has one spelling: no `1e1`, `0x5` or `01`. */
export function WholeNumber(least: number, most: number): PropertyDecorator {
  const message = `$property must be from ${least} to ${most}.`;
  return applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => wholeNumberFrom(value)),
    Max(most, { message }),
    Min(least, { message }),
    IsInt({ message: '$property must be a whole number.' }),
    ApiProperty({ type: 'integer', minimum: least, maximum: most, required: false }),
  );
}

/** What is no such number comes back as it was, for the checks to refuse. */
export function wholeNumberFrom(value: unknown): unknown {
  return typeof value === 'string' && /^(0|-?[1-9]\d*)$/.test(value) ? Number(value) : value;
}

/** A whole number in a body, which must be there. */
export function RequiredNumber(least: number, most: number): PropertyDecorator {
  const message = `$property must be a whole number from ${least} to ${most}.`;
  return applyDecorators(
    Max(most, { message }),
    Min(least, { message }),
    IsInt({ message }),
    ApiProperty({ type: 'integer', minimum: least, maximum: most }),
  );
}

/**
 * The version that an update is based on; a stale one is refused with 409.
 * @param least 0 where there may be nothing yet
 */
export function BasedOnVersion(least = 1): PropertyDecorator {
  return applyDecorators(
    // In a form everything is text.
    Transform(({ value }: { value: unknown }) => wholeNumberFrom(value)),
    MayBeLeftOut(),
    IsInt({ message: 'version must be a whole number.' }),
    Min(least, { message: `version must be ${least} or more.` }),
    ApiProperty({
      type: 'integer',
      minimum: least,
      required: false,
      description:
        'The version of the record that the change is based on: where it has another one by now, 409 with the ' +
        'record as it is. Without it the change is made in any case.',
    }),
  );
}

/** The id of another record, in a body. */
export function RecordId(): PropertyDecorator {
  return applyDecorators(
    isId({ message: `$property must be a whole number from 1 to ${largestId}.` }),
    ApiProperty({ type: 'integer', minimum: 1, maximum: largestId }),
  );
}

/** Ids of `least` to `most` records, in a body. */
export function RecordIds(most: number, least = 1): PropertyDecorator {
  return applyDecorators(
    isId({ each: true, message: `$property must be whole numbers from 1 to ${largestId}.` }),
    ArrayUnique({ message: '$property must not repeat.' }),
    ArrayMaxSize(most, { message: `$property must have at most ${most} entries.` }),
    ArrayMinSize(least, { message: '$property must have at least one entry.' }),
    IsArray({ message: '$property must be a list.' }),
    ApiProperty({
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: largestId },
      minItems: least,
      maxItems: most,
      uniqueItems: true,
    }),
  );
}

function isId(options: { each?: boolean; message: string }): PropertyDecorator {
  return applyDecorators(Max(largestId, options), Min(1, options), IsInt(options));
}
