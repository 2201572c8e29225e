import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';

/** An object in the body, checked field by field; it may be left out. */
export function Part(type: new () => object): PropertyDecorator {
  return applyDecorators(
    MayBeLeftOut(),
    Type(() => type),
    ValidateNested(),
    IsObject({ message: '$property must be an object.' }),
    ApiProperty({ type, required: false }),
  );
}
