import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateIf, ValidateNested } from 'class-validator';

/** The field may be left out, but not be null: there is nothing that null could mean for it. */
export function MayBeLeftOut(): PropertyDecorator {
  return ValidateIf((_object, value) => value !== undefined);
}

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
