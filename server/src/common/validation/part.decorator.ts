import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';

/** An object in the body, checked field by field; it may be left out and, where it is nullable, emptied. */
export function Part(type: new () => object, { nullable = false } = {}): PropertyDecorator {
  return applyDecorators(
    nullable ? IsOptional() : MayBeLeftOut(),
    Type(() => type),
    ValidateNested(),
    IsObject({ message: '$property must be an object.' }),
    ApiProperty({ type, required: false, ...(nullable && { nullable }) }),
  );
}
