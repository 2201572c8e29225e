import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { localizedMessage } from '../../common/validation/field-names.decorator.js';
import { MayBeLeftOut } from '../../common/validation/may-be-left-out.decorator.js';
import { secondFactorTexts } from './second-factor-texts.js';

const longest = 40;
const sentence = localizedMessage(
  (_texts, _field, _value, language) => secondFactorTexts.wrongCode[language],
);

/** A code of an authenticator app, or a recovery code; blanks do not matter. */
export function CodeField({ required = true } = {}): PropertyDecorator {
  return applyDecorators(
    ...(required ? [] : [MayBeLeftOut()]),
    Length(1, longest, sentence),
    IsString(sentence),
    ApiProperty({ type: String, minLength: 1, maxLength: longest, required, example: '123456' }),
  );
}
