import { fold, keyOf, keysOf, soundsLike, type WordKey } from './fold.js';

interface SearchedWord {
  folded: string;
  key: WordKey | undefined;
}

/** Folds a word that is looked for. @param word as it was typed */
export function searchedWord(word: string): SearchedWord {
  const folded = fold(word).trim();
  return { folded, key: keyOf(folded) };
}

/** A text that is stored in memory, and found by the rules by which the database finds texts (`whereSearch`, `rankOf`). */
export class SearchedText {
  readonly #folded: string;
  readonly #keys: WordKey[];

  constructor(text: string) {
    this.#folded = fold(text).replace(/ +/g, ' ').trim();
    this.#keys = keysOf(this.#folded);
  }

  /** Whether it contains every word. */
  holds(words: SearchedWord[]): boolean {
    return words.every(
      ({ folded, key }) =>
        this.#folded.includes(folded) || (key && this.#keys.some((own) => soundsLike(own, key))),
    );
  }

  /** 0 where it is the words, 1 where it begins with them, 2 where it holds them, 3 where it does not. */
  rank(words: SearchedWord[]): number {
    const phrase = words.map(({ folded }) => folded).join(' ');
    if (this.#folded === phrase) return 0;
    if (this.#folded.startsWith(phrase)) return 1;
    return this.holds(words) ? 2 : 3;
  }
}
