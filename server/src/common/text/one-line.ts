/** Line breaks of every kind, other control characters, and marks that turn the reading direction round. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu;

/** Puts a text on one line, for a header. @param longest in characters */
export function oneLine(text: string, longest: number): string {
  const characters = [...text.toWellFormed().replace(unfit, ' ').trim()];
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
}
