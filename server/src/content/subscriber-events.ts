import type { ObjectLiteral, QueryRunner, UpdateEvent } from 'typeorm';

/** The last work on each connection, which takes one query at a time. */
const last = new WeakMap<QueryRunner, Promise<void>>();

/** TypeORM calls subscribers for all records of a statement at once. Work must not wait for another turn. */
export function inTurn(queryRunner: QueryRunner, work: () => Promise<void>): Promise<void> {
  const turn = (last.get(queryRunner) ?? Promise.resolve()).then(work);
  last.set(
    queryRunner,
    turn.catch(() => undefined),
  );
  return turn;
}

/** The record as it is after an update of a loaded one: what was not named stays. */
export function recordAfter({ databaseEntity, entity = {} }: UpdateEvent<ObjectLiteral>): ObjectLiteral {
  const named = Object.entries(entity).filter(([, value]) => value !== undefined);
  return { ...databaseEntity, ...(Object.fromEntries(named) as ObjectLiteral) };
}
