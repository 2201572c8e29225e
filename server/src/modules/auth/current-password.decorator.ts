import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { localizedMessage } from '../../common/validation/field-names.decorator.js';

/** A password that an account has, as it is: not trimmed, and of older rules too. */
export function CurrentPasswordField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, minLength: 1, maxLength: 200 }),
    Length(
      1,
      200,
      localizedMessage((texts, field) => texts.requiredAndAtMost(field, 200)),
    ),
    IsString(localizedMessage((texts, field) => texts.required(field))),
  );
}
