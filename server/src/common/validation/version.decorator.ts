import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';
import { wholeNumberFrom } from './whole-number.decorator.js';

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
