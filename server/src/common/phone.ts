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
