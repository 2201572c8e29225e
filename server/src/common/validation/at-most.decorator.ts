import { ValidateBy, type ValidationOptions } from 'class-validator';
import { localizedMessage } from './localized-message.js';

/**
 * A text of at most `max` characters as PostgreSQL counts them: code points. The library's own MaxLength leaves
 * variation selectors out, so a text of hearts would pass it and then fail in the database. What is no text, or
 * missing, is for other rules to refuse, in their words.
 */
export function AtMost(
  max: number,
  options: ValidationOptions = localizedMessage((texts, field) => texts.atMost(field, max)),
): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || countCodePoints(value) <= max;
  return ValidateBy({ name: 'atMost', constraints: [max], validator: { validate } }, options);
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
