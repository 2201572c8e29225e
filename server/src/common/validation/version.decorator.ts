import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Min } from 'class-validator';

/** The version that an update is based on; a stale one is refused with 409. */
export function BasedOnVersion(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Type(() => Number),
    IsInt({ message: 'version must be a whole number.' }),
    Min(1, { message: 'version must be 1 or more.' }),
    ApiProperty({ type: 'integer', minimum: 1, required: false }),
  );
}
