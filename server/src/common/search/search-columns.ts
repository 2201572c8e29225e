import { fold, isWholeKey, keyOf, keysOf, type WordKey } from './fold.js';

/** What keys begin with. Signs would be no letters to the index, and it would take the keys of one script for the other's. */
const keySigns: Record<WordKey['script'], string> = { ethiopic: '1', latin: '2' };

/** The columns by which a record is found, as they are stored. */
export interface SearchColumns {
  /** The folded words, each once; a search looks for words one by one, so their order does not matter. */
  searchText: string;
  /** The titles by which hits are ranked: each folded on a line of its own, and its keys on the next. */
  searchTitle: string;
  /** The keys of the words, as the text of a tsvector. */
  searchKeys: string;
}

/** Makes the columns from all searched texts of a record; titles are among the texts too. */
export function makeSearchColumns(texts: string[], titles: string[]): SearchColumns {
  const folded = fold(texts.join('\n'));
  const words = new Set(folded.split(' '));
  words.delete('');
  return {
    // Sorted, so that the same texts give the same column in any order.
    searchText: [...words].sort().join(' '),
    searchTitle: titles.map(titleLines).join(''),
    searchKeys: signedKeys(folded)
      .map((key) => `'${key}'`)
      .join(' '),
  };
}

function titleLines(title: string): string {
  const keys = signedKeys(fold(title)).map((key) => `${key} `);
  return `\n${phraseOf(title)}\n${keys.length > 0 ? ' ' : ''}${keys.join('')}`;
}

/** The keys of a folded text, each behind the sign of its script. */
function signedKeys(folded: string): string[] {
  return [...new Set(keysOf(folded).map(({ script, key }) => keySigns[script] + key))].sort();
}

/** Words as they are compared, with one space between them. */
function phraseOf(words: string): string {
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

function escape(words: string): string {
  return phraseOf(words).replace(/[%_\\]/g, '\\$&');
}

/** What `search_title` is LIKE where a word of the other script sounds like this one. @returns undefined where it has no key */
export function keyPatternOf(word: string): string | undefined {
  const key = keyOf(fold(word));
  return key && `%${keyInOtherScript(key)}${isWholeKey(key) ? ' ' : ''}%`;
}

/** The same as a question for `search_keys`. */
export function keyQueryOf(word: string): string | undefined {
  const key = keyOf(fold(word));
  return key && `${keyInOtherScript(key)}${isWholeKey(key) ? '' : ':*'}`;
}

function keyInOtherScript({ script, key }: WordKey): string {
  return keySigns[script === 'latin' ? 'ethiopic' : 'latin'] + key;
}
