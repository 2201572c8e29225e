import { Injectable } from '@nestjs/common';
import type { Sentence } from './sentence.js';

/**
 * What to say when the database refuses a row, by the name of the constraint that refused it. A module says
 * it of the constraints of its own tables; what nobody said anything about is a fault of ours.
 */
@Injectable()
export class ConstraintMessages {
  readonly #messages = new Map<string, Sentence>();

  /** To be called while the application starts. */
  add(constraint: string, sentence: Sentence): void {
    this.#messages.set(constraint, sentence);
  }

  find(constraint: string): Sentence | undefined {
    return this.#messages.get(constraint);
  }

  /** The constraints that somebody said something about. */
  get constraints(): string[] {
    return [...this.#messages.keys()];
  }
}
