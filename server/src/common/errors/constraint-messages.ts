import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Discovered } from '../discovery/discovered.js';
import type { Sentence } from './sentence.js';

/** What to say when the database refuses a row, by the names of constraints of a module's own tables. */
export const ConstraintSentences = DiscoveryService.createDecorator<Record<string, Sentence>>();

/** What to say when the database refuses a row; a constraint without a sentence is a fault of ours. */
@Injectable()
export class ConstraintMessages {
  constructor(private readonly discovered: Discovered) {}

  find(constraint: string): Sentence | undefined {
    return this.#sentences()[constraint];
  }

  /** The constraints that have a sentence. */
  get constraints(): string[] {
    return Object.keys(this.#sentences());
  }

  #sentences(): Record<string, Sentence> {
    return Object.assign({}, ...this.discovered.classes(ConstraintSentences)) as Record<string, Sentence>;
  }
}
