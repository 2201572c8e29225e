import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { KnownTotals } from './known-totals.js';

/** So many rows are fetched and sorted in no time; more of them also come up soon in the order of the list. */
const mostFetched = 1_000;

/** Takes the rows from the index of the words, and no others. */
const byWords = ['seqscan', 'indexscan', 'indexonlyscan'];
/** Walks along the index of the sort and looks whether the words are there. */
const bySort = ['seqscan', 'bitmapscan'];

/**
 * A page of a list in which words are looked for. Which way is the short one depends on how many rows hold the
 * words, which the database cannot guess of long texts and has to be told.
 * @param all the filters, without sort and page
 * @param page the same with sort and page
 * @param filters what the total is remembered by
 * @returns the entities, and the total where it came to light
 */
export function findWords<Entity extends ObjectLiteral>(
  all: SelectQueryBuilder<Entity>,
  page: SelectQueryBuilder<Entity>,
  totals: KnownTotals,
  filters: string,
): Promise<{ entities: Entity[]; total?: number }> {
  return all.dataSource.transaction(async (manager) => {
    const entities = () => page.setQueryRunner(manager.queryRunner!).getMany();
    await avoid(manager, byWords);
    const count = () => countUpTo(mostFetched + 1, all, manager);
    const total = await totals.count(all, filters, count, mostFetched);
    if (total === 0) return { entities: [], total };
    if (total <= mostFetched) return { entities: await entities(), total };
    await avoid(manager, byWords, 'on');
    await avoid(manager, bySort);
    return { entities: await entities() };
  });
}

/** For the rest of the transaction; plans that are avoided look costly, which is no reason to compile them. */
async function avoid(manager: EntityManager, plans: string[], value = 'off'): Promise<void> {
  const settings = plans.map((plan) => `SET LOCAL enable_${plan} = ${value}`);
  await manager.query(['SET LOCAL jit = off', ...settings].join('; '));
}

async function countUpTo<Entity extends ObjectLiteral>(
  most: number,
  builder: SelectQueryBuilder<Entity>,
  manager: EntityManager,
): Promise<number> {
  const [rows, parameters] = builder.clone().select('1').limit(most).getQueryAndParameters();
  const [row] = await manager.query<[{ total: number }]>(
    `SELECT count(*)::int AS total FROM (${rows}) AS found`,
    parameters,
  );
  return row.total;
}
