import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';

/** The version that an update is based on; a stale one is refused with 409. */
export function BasedOnVersion(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? Number(value) : value)),
    MayBeLeftOut(),
    IsInt({ message: 'version must be a whole number.' }),
    Min(1, { message: 'version must be 1 or more.' }),
    ApiProperty({
      type: 'integer',
      minimum: 1,
      required: false,
      description:
        'The version of the record that the change is based on: where it has another one by now, 409 with the ' +
        'record as it is. Without it the change is made in any case.',
    }),
  );
}
