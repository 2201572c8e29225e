import { isDeepStrictEqual } from 'node:util';
import type { PrivateChanges, Values } from './private-changes.entity.js';
import type { PublishedKind, PublishedRecord } from './published-kind.js';

/** What private changes make of a record. */
export type Changes = Pick<PrivateChanges, 'content' | 'base'>;

/** As the database gives it back: without classes, and without what is undefined. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** The record as it would be with its private changes. */
export function withChanges<Entity extends PublishedRecord>(record: Entity, changes: Changes | null): Entity {
  return { ...record, ...changes?.content };
}

/** What differs between a record and how somebody wants it. */
export function changesOf<Entity extends PublishedRecord>(
  { content: fields }: PublishedKind<Entity>,
  record: Entity,
  wanted: Entity,
): Changes {
  const content: Values = {};
  const base: Values = {};
  for (const name of fields) {
    const [now, then] = [plain(record[name]), plain(wanted[name])];
    if (isDeepStrictEqual(now, then)) continue;
    content[name] = then;
    base[name] = now;
  }
  return { content, base };
}

/** Fields that somebody changed for visitors after they were changed privately, to something else. */
export function disputed(record: PublishedRecord, { content, base }: Changes): string[] {
  const now = record as unknown as Values;
  const isSame = (name: string, values: Values) => isDeepStrictEqual(plain(now[name]), values[name]);
  return Object.keys(content).filter((name) => !isSame(name, base) && !isSame(name, content));
}
