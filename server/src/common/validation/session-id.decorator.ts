import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

/** What a browser calls itself: 8 to 64 letters, digits, hyphens and underscores. */
export function SessionId(): PropertyDecorator {
  return applyDecorators(
    Matches(/^[\w-]{8,64}$/, {
      message: '$property must have 8 to 64 letters, digits, hyphens or underscores.',
    }),
    ApiProperty({ type: String, pattern: '^[\\w-]{8,64}$' }),
  );
}
