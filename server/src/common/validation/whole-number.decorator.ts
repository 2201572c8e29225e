import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

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
