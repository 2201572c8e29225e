import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEnum, IsOptional } from 'class-validator';
import { Choice, type Values } from './choice.decorator.js';

/** A filter that is one value of an enum. */
export function EnumFilter(values: Values, enumName: string): PropertyDecorator {
  return Choice(values, enumName, { optional: true });
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
