import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { MaxLength, ValidateBy } from 'class-validator';
import { localizedMessage } from '../../common/validation/field-names.decorator.js';
import { accountTexts, type PasswordRule, passwordRules } from './account-texts.js';
import { isKnownPassword } from './known-passwords.js';

const maxLength = 200;

/** What a new password must have. */
const rules: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= 6,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  number: (password) => /[0-9]/.test(password),
  unknown: (password) => !isKnownPassword(password),
};

/** The rules that a password breaks; one that is too long is refused for that alone, and not read. */
function brokenPasswordRules(password: unknown): PasswordRule[] {
  const text = typeof password === 'string' ? password : '';
  if (text.length > maxLength) return [];
  return (Object.keys(rules) as PasswordRule[]).filter((rule) => !rules[rule](text));
}

/** A password that somebody chooses; every rule that it breaks is named at once. Never trimmed. */
export function NewPassword(): PropertyDecorator {
  return applyDecorators(
    ValidateBy(
      { name: 'newPassword', validator: { validate: (value) => brokenPasswordRules(value).length === 0 } },
      localizedMessage((_texts, _field, value, language) =>
        brokenPasswordRules(value)
          .map((rule) => passwordRules[rule][language])
          .join(' '),
      ),
    ),
    MaxLength(
      maxLength,
      localizedMessage(
        (_texts, _field, _value, language) => accountTexts.passwordTooLong(maxLength)[language],
      ),
    ),
    ApiProperty({
      type: String,
      minLength: 6,
      maxLength,
      pattern: String.raw`^(?=[\s\S]*[a-z])(?=[\s\S]*[A-Z])(?=[\s\S]*[0-9])`,
      description:
        'At least 6 characters, 1 lowercase letter, 1 uppercase letter and 1 number; none of the 49,000 passwords that leaked most often.',
    }),
  );
}
