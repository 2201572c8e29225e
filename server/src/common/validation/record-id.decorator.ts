import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { largestId } from './id.pipe.js';

/** The id of another record, in a body. */
export function RecordId(): PropertyDecorator {
  const message = `$property must be a whole number from 1 to ${largestId}.`;
  return applyDecorators(
    Max(largestId, { message }),
    Min(1, { message }),
    IsInt({ message }),
    ApiProperty({ type: 'integer', minimum: 1, maximum: largestId }),
  );
}
