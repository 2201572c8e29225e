import { fold, keysOf } from './fold.js';
import { keySigns, phraseOf } from './search-patterns.js';

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
