import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { largestId } from './path-param.decorator.js';

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
