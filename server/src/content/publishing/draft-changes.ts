import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '../../common/fields/field-info.js';
import type { ContentRecord } from '../content-type.js';
import type { PublishedType } from '../content-types.js';
import type { Revision, Values } from '../revisions/revision.entity.js';

/** What a draft makes of a record. */
export type DraftChanges = Pick<Revision, 'content' | 'base'>;

/** As the database gives it back: without classes, and without what is undefined. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** The record as it would be with its draft. */
export function withDraft<Entity extends ContentRecord>(record: Entity, draft: DraftChanges | null): Entity {
  return { ...record, ...draft?.content };
}

/** What differs between a record and how somebody wants it: all that it says, but not whether visitors see it. */
export function changesOf<Entity extends ContentRecord>(
  { entity, publishing }: PublishedType<Entity>,
  record: Entity,
  wanted: Entity,
): DraftChanges {
  const content: Values = {};
  const base: Values = {};
  for (const name of fieldsOf(entity).keys()) {
    if (name === publishing.field) continue;
    const field = name as keyof Entity;
    const [now, then] = [plain(record[field]), plain(wanted[field])];
    if (isDeepStrictEqual(now, then)) continue;
    content[name] = then;
    base[name] = now;
  }
  return { content, base };
}

/** Fields that somebody changed for visitors after they were changed in the draft, to something else. */
export function conflictingFields(record: ContentRecord, { content, base }: DraftChanges): string[] {
  const now = record as unknown as Values;
  const isSame = (name: string, values: Values) => isDeepStrictEqual(plain(now[name]), values[name]);
  return Object.keys(content).filter((name) => !isSame(name, base) && !isSame(name, content));
}
