import { telltaleKey } from './fold-table.js';
import { fold, keyOf, keysOf, type WordKey } from './fold.js';

interface SearchedWord {
  folded: string;
  key: WordKey | undefined;
}

/** Words that are looked for, folded once. */
export class SearchedWords {
  readonly words: SearchedWord[];
  readonly phrase: string;

  /** @param words as they were typed */
  constructor(words: string[]) {
    const folded = words.map((word) => fold(word).trim());
    this.words = folded.map((word) => ({ folded: word, key: keyOf(word) }));
    this.phrase = folded.join(' ');
  }
}

/** A text that is stored in memory, and found by the rules by which the database finds texts (`whereSearch`, `rankOf`). */
export class SearchedText {
  private readonly folded: string;
  private readonly keys: Record<WordKey['script'], string[]> = { latin: [], ethiopic: [] };

  constructor(text: string) {
    this.folded = fold(text).replace(/ +/g, ' ').trim();
    for (const { script, key } of keysOf(this.folded)) this.keys[script].push(key);
  }

  /** Whether it contains every word. */
  holds({ words }: SearchedWords): boolean {
    return words.every(({ folded, key }) => this.folded.includes(folded) || this.#sounds(key));
  }

  /** 0 where it is the words, 1 where it begins with them, 2 where it holds them, 3 where it does not. */
  rank(searched: SearchedWords): number {
    if (this.folded === searched.phrase) return 0;
    if (this.folded.startsWith(searched.phrase)) return 1;
    return this.holds(searched) ? 2 : 3;
  }

  #sounds(sought: WordKey | undefined): boolean {
    if (!sought) return false;
    return this.keys[sought.script === 'latin' ? 'ethiopic' : 'latin'].some((key) =>
      sought.key.length < telltaleKey ? key === sought.key : key.startsWith(sought.key),
    );
  }
}
