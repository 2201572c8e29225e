import { telltaleKey } from './fold-table.js';
import { fold, keyOf, type WordKey } from './fold.js';

/** What keys of the database begin with. Signs would be no letters to its index, and it would take the keys of one script for the other's. */
export const keySigns: Record<WordKey['script'], string> = { ethiopic: '1', latin: '2' };

/** Words as they are compared, with one space between them. */
export function phraseOf(words: string): string {
  return fold(words).replace(/ +/g, ' ').trim();
}

/** What a text is LIKE that holds words side by side; what LIKE would take for signs is as it is. */
export function patternOf(words: string): string {
  return `%${escape(words)}%`;
}

/** What `search_title` is LIKE where one of the titles begins with the words, or is just them. */
export function titlePatternOf(words: string, isWhole: boolean): string {
  return `%\n${escape(words)}${isWhole ? '\n' : ''}%`;
}

/** What `search_title` is LIKE where a word of the other script sounds like this one. @returns undefined where it has no key */
export function keyPatternOf(word: string): string | undefined {
  const sought = keyInOtherScript(word);
  return sought && `%${sought.key}${sought.isWhole ? ' ' : ''}%`;
}

/** The same as a question for `search_keys`. */
export function keyQueryOf(word: string): string | undefined {
  const sought = keyInOtherScript(word);
  return sought && `${sought.key}${sought.isWhole ? '' : ':*'}`;
}

/** Short keys are whole words, longer ones their beginnings. */
function keyInOtherScript(word: string): { key: string; isWhole: boolean } | undefined {
  const { script, key } = keyOf(fold(word)) ?? {};
  if (key === undefined) return undefined;
  const sign = keySigns[script === 'latin' ? 'ethiopic' : 'latin'];
  return { key: sign + key, isWhole: key.length < telltaleKey };
}

function escape(words: string): string {
  return phraseOf(words).replace(/[%_\\]/g, '\\$&');
}
