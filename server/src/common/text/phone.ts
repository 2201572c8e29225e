/** Seven digits or more, with signs but no letters between them; then a slash or comma begins another number. */
const number = /[0-9](?:[^0-9A-Za-z]*[0-9]){6}(?:[ ().+‐-―-]*[0-9])*/g;

/** The digits of each number that a text names, without extensions; nothing where none of it can be dialled. */
export function numbersIn(phone: string): string[] {
  return [...phone.matchAll(number)].map(([found]) => found.replace(/[^0-9]/g, ''));
}

const digit = /\p{Nd}/gu;
const isDigit = /^\p{Nd}$/u;

/** A text with the digits of all scripts as 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(digit, (sign) => {
    // Unicode has the ten digits of a script side by side, from zero.
    const point = sign.codePointAt(0)!;
    let zero = point;
    while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((point - zero) % 10);
  });
}

/**
 * SQL by which phone numbers are compared: the digits of the first number with the code of the country, so that 0911…,
 * 911…, 251911…, +251 (0) 911… and 00251911… are equal. Null for fewer than seven digits, which identify nobody. The
 * indexes `*_phone_digits_idx` have exactly this expression, so a change needs a migration that makes them anew.
 * @param phone SQL of a text
 */
export function phoneKeyOf(phone: string): string {
  const written = `coalesce(substring(${phone} from '${firstNumber}'), ${phone})`;
  const dialled = `regexp_replace(${written}, '[^0-9]', '', 'g')`;
  const digits = `regexp_replace(${dialled}, '^00', '')`;
  const hasCountry = `(${digits} <> ${dialled} OR ${written} ~ '^[^0-9]*[+]') AND ${digits} !~ '^0'`;
  return `CASE WHEN length(${digits}) < 7 THEN NULL
    WHEN ${digits} ~ '^2510?[1-9][0-9]{8}$' OR NOT (${hasCountry}) AND ${digits} ~ '^(0[1-9]|[79])[0-9]{8}$'
      THEN '251' || right(${digits}, 9)
    ELSE ${digits} END`;
}

/** The same as `numbersIn` finds, with the sign before it. */
const firstNumber = '[+]?[^0-9A-Za-z+]*[0-9](?:[^0-9A-Za-z]*[0-9]){6}(?:[ ().+‐-―-]*[0-9])*';
