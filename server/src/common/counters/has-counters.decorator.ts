import type { EntityTarget, ObjectLiteral } from 'typeorm';

/** The properties by which a counter groups records; with `createdAt`, it has a number for each day. */
export type Counter = readonly string[];

const countersByEntity = new Map<EntityTarget<ObjectLiteral>, readonly Counter[]>();

/**
 * Names the counters of a table, in the order of the arguments of its trigger (the migration `counters`). A question
 * that none of them answers, and each one about a table without counters, counts the rows.
 */
export function HasCounters(...counters: Counter[]): (entity: new () => ObjectLiteral) => void {
  return (entity) => {
    countersByEntity.set(entity, counters);
  };
}

export function countersOf(entity: EntityTarget<ObjectLiteral>): readonly Counter[] {
  return countersByEntity.get(entity) ?? [];
}
