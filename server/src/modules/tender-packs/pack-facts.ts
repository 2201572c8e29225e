import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { FactsOf } from './tender-pack.enums.js';

export type Facts = Readonly<Record<string, unknown>>;

/** The facts of one record in one language, as they were when they were taken. */
export interface FrozenRecord {
  of: FactsOf;
  id: number;
  language: SiteLanguage;
  /** ISO 8601. */
  takenAt: string;
  facts: Facts;
}

/** Which records a pack is about. */
export interface ChosenRecords {
  projectIds: readonly number[];
  personIds: readonly number[];
  languages: readonly SiteLanguage[];
}

/** What names a record among the facts of a pack. */
export function factsKey({ of, id, language }: Pick<FrozenRecord, 'of' | 'id' | 'language'>): string {
  return `${of} ${id} ${language}`;
}
