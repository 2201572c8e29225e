import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const most = 100;

/** How many entries a list answers at most, from 1 to 100. */
export function EntryLimit(): PropertyDecorator {
  const message = `$property must be from 1 to ${most}.`;
  return applyDecorators(
    IsOptional(),
    Type(() => Number),
    Max(most, { message }),
    Min(1, { message }),
    IsInt({ message: '$property must be a whole number.' }),
    ApiProperty({ type: Number, minimum: 1, maximum: most, required: false }),
  );
}
