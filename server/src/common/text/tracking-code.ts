import { randomInt } from 'node:crypto';
import { withLatinDigits } from './phone.js';

/** Letters and digits that cannot be mistaken for one another when read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new code such as `7KQ4-M2XB-9HTD`: 59 bits, so nobody guesses one. */
export function newTrackingCode(): string {
  const characters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]);
  return grouped(characters.join(''));
}

/** The code that a person typed, in any case, with or without dashes; undefined where it is none. */
export function readTrackingCode(typed: string): string | undefined {
  const characters = withLatinDigits(typed)
    .replace(/[\s‐-―-]/g, '')
    .toUpperCase();
  if (characters.length !== 12 || [...characters].some((character) => !alphabet.includes(character))) {
    return undefined;
  }
  return grouped(characters);
}

function grouped(characters: string): string {
  return [0, 4, 8].map((start) => characters.slice(start, start + 4)).join('-');
}
