import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { MaxLength, ValidateBy } from 'class-validator';
import type { PasswordRule } from '../errors/texts/error-texts.js';
import { says } from './says.js';

const maxLength = 200;

/** What a new password must have. */
const rules: Record<PasswordRule, RegExp> = {
  length: /^[^]{6,}$/,
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  number: /[0-9]/,
};

/** The rules that a password breaks. */
function brokenPasswordRules(password: unknown): PasswordRule[] {
  const text = typeof password === 'string' ? password : '';
  return (Object.keys(rules) as PasswordRule[]).filter((rule) => !rules[rule].test(text));
}

/** A password that somebody chooses; every rule that it breaks is named at once. Never trimmed. */
export function NewPassword(): PropertyDecorator {
  return applyDecorators(
    ValidateBy(
      { name: 'newPassword', validator: { validate: (value) => brokenPasswordRules(value).length === 0 } },
      says((texts, _field, value) =>
        brokenPasswordRules(value)
          .map((rule) => texts.passwordRules[rule])
          .join(' '),
      ),
    ),
    MaxLength(
      maxLength,
      says((texts) => texts.passwordTooLong(maxLength)),
    ),
    ApiProperty({
      type: String,
      minLength: 6,
      maxLength,
      description: 'At least 6 characters, 1 lowercase letter, 1 uppercase letter and 1 number.',
    }),
  );
}
