import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEnum, IsIn } from 'class-validator';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';
import { wholeNumberFrom } from './whole-number.decorator.js';

/** An enum, or some values of one. */
export type Values = Record<string, string> | readonly string[];

interface ChoiceOptions {
  /** May be left out; null is refused all the same, since nothing can be emptied. */
  optional?: boolean;
}

/** One value of an enum. */
export function Choice(
  values: Values,
  enumName: string,
  { optional = false }: ChoiceOptions = {},
): PropertyDecorator {
  return applyDecorators(
    ...(optional ? [MayBeLeftOut()] : []),
    IsEnum(values, { message: `$property must be one of ${Object.values(values).join(', ')}.` }),
    ApiProperty({ enum: Object.values(values), enumName, required: !optional }),
  );
}

/** One of a few whole numbers, also as text, as forms have them; may be left out. */
export function NumberChoice(values: readonly number[]): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => wholeNumberFrom(value)),
    MayBeLeftOut(),
    IsIn(values, { message: `$property must be one of ${values.join(', ')}.` }),
    ApiProperty({ type: 'integer', enum: [...values], required: false }),
  );
}
