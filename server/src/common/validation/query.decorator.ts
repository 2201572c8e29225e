import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsEnum, IsOptional } from 'class-validator';

/** A filter that is `true` or `false`. */
export function BooleanFilter(): PropertyDecorator {
  return applyDecorators(
    // The pipe's implicit conversion is off, so "false" does not turn into true.
    Transform(({ value }: { value: unknown }) =>
      value === 'true' ? true : value === 'false' ? false : value,
    ),
    IsOptional(),
    IsBoolean({ message: '$property must be true or false.' }),
    ApiProperty({ type: Boolean, required: false }),
  );
}

/** An enum, or some values of one. */
type Values = Record<string, string> | readonly string[];

/** A filter that is one value of an enum. */
export function EnumFilter(values: Values, enumName: string): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsEnum(values, { message: `$property must be one of ${Object.values(values).join(', ')}.` }),
    ApiProperty({ enum: Object.values(values), enumName, required: false }),
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
