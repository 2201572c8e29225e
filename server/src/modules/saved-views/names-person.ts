import type { ErasedPerson } from '../../common/erasure/erasure.js';
import { fold } from '../../common/search/fold.js';

/** Shorter words are nobody's. */
const shortestWord = 3;
/** Of a phone number; before them is the code of a country or nothing. */
const tellingDigits = 9;

/** Whether all that is looked for is a part of what a person is called or reached by. */
export function searchesFor(search: string, person: ErasedPerson): boolean {
  const known = wordsOf(person);
  const words = wordsIn(search);
  const telling = words.filter((word) => word.length >= shortestWord);
  const isName = telling.length > 0 && words.every((word) => known.some((each) => each.includes(word)));
  return isName || hasPhone(search, person);
}

/** Whether a text has a word of a person's name, their email or their number in it. */
export function mentions(text: string, person: ErasedPerson): boolean {
  const words = wordsIn(text);
  const known = wordsOf(person).filter((word) => word.length >= shortestWord);
  return known.some((word) => words.includes(word)) || hasPhone(text, person);
}

function wordsOf({ names, emails }: ErasedPerson): string[] {
  return [...names.flatMap(wordsIn), ...emails.map((email) => fold(email))];
}

function wordsIn(text: string): string[] {
  return fold(text)
    .split(/[\s,;'’]+/)
    .filter((word) => word !== '');
}

function hasPhone(text: string, { phones }: ErasedPerson): boolean {
  const digits = text.replace(/[^0-9]/g, '').slice(-tellingDigits);
  return digits.length >= 7 && phones.some((phone) => phone.replace(/[^0-9]/g, '').endsWith(digits));
}
