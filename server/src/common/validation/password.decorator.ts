import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { MaxLength, ValidateBy } from 'class-validator';

/** What a new password must have, with the sentences of the settings screen. */
const rules: [RegExp, string][] = [
  [/^[^]{6,}$/, 'Password must be at least 6 characters long'],
  [/[a-z]/, 'Password must contain at least one lowercase letter'],
  [/[A-Z]/, 'Password must contain at least one uppercase letter'],
  [/[0-9]/, 'Password must contain at least one number'],
];

/** The sentences of the rules that a password breaks. */
export function brokenPasswordRules(password: unknown): string[] {
  const text = typeof password === 'string' ? password : '';
  return rules.filter(([pattern]) => !pattern.test(text)).map(([, message]) => message);
}

/** A password that somebody chooses; every rule that it breaks is named at once. Never trimmed. */
export function NewPassword(): PropertyDecorator {
  return applyDecorators(
    MaxLength(200, { message: 'Password must be at most 200 characters long' }),
    ValidateBy(
      { name: 'newPassword', validator: { validate: (value) => brokenPasswordRules(value).length === 0 } },
      { message: ({ value }) => `${brokenPasswordRules(value).join('. ')}.` },
    ),
    ApiProperty({
      type: String,
      minLength: 6,
      maxLength: 200,
      description: 'At least 6 characters, 1 lowercase letter, 1 uppercase letter and 1 number.',
    }),
  );
}
