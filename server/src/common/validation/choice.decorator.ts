import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEnum, IsIn, IsOptional } from 'class-validator';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';
import { wholeNumberFrom } from './whole-number.decorator.js';

/** An enum, or some values of one. */
export type Values = Record<string, string> | readonly string[];

/** One value of an enum. */
export function Choice(values: Values, enumName: string): PropertyDecorator {
  return applyDecorators(
    IsEnum(values, { message: `$property must be one of ${Object.values(values).join(', ')}.` }),
    ApiProperty({ enum: Object.values(values), enumName }),
  );
}

/** One value of an enum, which may be left out; null is refused all the same, since nothing can be emptied. */
export function OptionalChoice(values: Values, enumName: string): PropertyDecorator {
  return applyDecorators(MayBeLeftOut(), Choice(values, enumName), ApiProperty({ required: false }));
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

/** A filter that is one or several values of an enum, separated by commas. */
export function EnumListFilter(values: Record<string, string>, enumName: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value,
    ),
    IsOptional(),
    IsEnum(values, {
      each: true,
      message: `$property must be one or more of ${Object.values(values).join(', ')}.`,
    }),
    ApiProperty({
      enum: values,
      enumName,
      isArray: true,
      required: false,
      description: 'One or more, separated by commas.',
      ...{ style: 'form', explode: false },
    }),
  );
}
