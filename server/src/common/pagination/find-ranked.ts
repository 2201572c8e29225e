import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { StaffRecord } from '../staff-record.js';
import { type Sort, wherePage } from './page.js';
import { isIndexed, rankOf, whereSearch, wordsOf } from './search.js';

const mostLookedAt = 5_000;

/** A new query of all rows of one kind, with their `id` and what is shown of them selected. */
export type AllOfAKind = () => SelectQueryBuilder<StaffRecord>;

interface RankedSearch {
  search: string;
  /** Most rows of each kind. */
  limit: number;
}

/**
 * What holds the words of a search, by kind: titles that are just the words go first, then those that begin so, those
 * that hold them, and then what holds them elsewhere; within these the newest.
 * @returns the rows of each kind with their `rank`, as `rankOf` has it; none where nothing is looked for
 */
export function findRanked(kinds: AllOfAKind[], search: RankedSearch): Promise<ObjectLiteral[][]> {
  return Promise.all(kinds.map((all) => findKind(all, search)));
}

async function findKind(all: AllOfAKind, { search, limit }: RankedSearch): Promise<ObjectLiteral[]> {
  if (wordsOf(search).length === 0) return [];
  const matches = all();
  const { alias } = matches;
  whereSearch(matches, search);
  if (!isIndexed(search)) {
    // No index knows words that short: each record has to be looked at, so many of them at the most.
    const { tablePath } = matches.expressionMap.mainAlias!.metadata;
    matches.andWhere(`${alias}.id > (SELECT coalesce(max(id), 0) FROM ${tablePath}) - ${mostLookedAt}`);
  }
  const rank = rankOf(matches, search);
  const newest = [`${alias}.createdAt`, `${alias}.id`].map((column) => ({
    column,
    direction: 'DESC' as const,
  }));
  const sorts: Sort[] = [{ column: rank, direction: 'ASC' }, ...newest];
  return wherePage(all(), matches, sorts, { limit, isSearch: true })
    .addSelect('page.sort0', 'rank')
    .getRawMany<ObjectLiteral>();
}
