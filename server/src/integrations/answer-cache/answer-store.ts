import { LRUCache } from 'lru-cache';
import type { FinishedAnswer } from './finished-answer.js';

/** How late counts of views may be while a new answer would wait for the database. What is older is forgotten. */
const storedMs = 2 * 60_000;
const mostBytes = { popular: 24 * 1024 * 1024, new: 8 * 1024 * 1024, missing: 2 * 1024 * 1024 };

/** Keeps finished answers by their names, within bounds of memory. */
export class AnswerStore {
  /** Answers that were sent again. */
  readonly #popular = newStore(mostBytes.popular);
  /** Answers that were sent once: many different addresses, as a crawler asks for, replace nothing popular. */
  readonly #new = newStore(mostBytes.new);
  /** Pages that are not there, beside the others: guessed addresses replace nothing useful. */
  readonly #missing = newStore(mostBytes.missing);
  readonly #stores = [this.#popular, this.#new, this.#missing];

  /** How many answers are stored, and their bytes. */
  get size(): { answers: number; bytes: number } {
    const stores = [this.#popular, this.#new];
    return {
      answers: stores.reduce((sum, { size }) => sum + size, 0),
      bytes: stores.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  }

  find(name: string): FinishedAnswer | undefined {
    const popular = this.#popular.get(name);
    if (popular) return popular;
    const answer = this.#new.get(name);
    if (!answer) return this.#missing.get(name);
    this.#popular.set(name, answer, { ttl: Math.max(1, this.#new.getRemainingTTL(name)) });
    this.#new.delete(name);
    return answer;
  }

  /** In place of the one before it, which the content is no longer like. */
  put(name: string, answer: FinishedAnswer): void {
    const isMissing = answer.status === 404;
    const isPopular = !isMissing && this.#popular.peek(name, { allowStale: true }) !== undefined;
    for (const store of this.#stores) store.delete(name);
    (isMissing ? this.#missing : isPopular ? this.#popular : this.#new).set(name, answer);
  }

  /** Counts the bytes of an answer again, which has grown by another encoding. */
  measure(name: string, answer: FinishedAnswer): void {
    for (const store of this.#stores)
      if (store.peek(name) === answer) store.set(name, answer, { noUpdateTTL: true });
  }
}

function newStore(maxSize: number): LRUCache<string, FinishedAnswer> {
  // What is too old would fill the memory until something newer needs the place.
  return new LRUCache({ maxSize, sizeCalculation: ({ size }) => size, ttl: storedMs, ttlAutopurge: true });
}
