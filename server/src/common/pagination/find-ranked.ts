import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { StaffRecord } from '../staff-record.js';
import { type FewRows, findFew, walkAll, whereFound } from './find-words.js';
import { asText, sendTogether, type Statement } from './one-message.js';
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
 * that hold them, and then what holds them elsewhere; within these the newest. Of more than a thousand titles that hold
 * the words the newest go first.
 * @param kinds two or more
 * @returns the rows of each kind with their `rank`, as `rankOf` has it; none where nothing is looked for
 */
export async function findRanked(
  dataSource: DataSource,
  kinds: AllOfAKind[],
  search: RankedSearch,
): Promise<ObjectLiteral[][]> {
  if (wordsOf(search.search).length === 0) return kinds.map(() => []);
  if (!isIndexed(search.search)) {
    const texts = kinds.map((all) => asText(...rankedOfNewest(all, search)));
    return (await sendTogether(dataSource, texts)).map(({ rows }) => rows as ObjectLiteral[]);
  }
  const found = await findFew(
    dataSource,
    kinds.map((all) => rare(all, search)),
  );
  const common = kinds.filter((_, index) => found[index] === undefined);
  const foundOfCommon = await findCommon(dataSource, common, search);
  return found.map((few) => few?.rows ?? foundOfCommon.shift()!);
}

/** What was found is ranked after that. */
function rare(all: AllOfAKind, { search, limit }: RankedSearch): FewRows {
  const holding = all();
  whereSearch(holding, search);
  const page = newest(ranked(whereFound(all()), search), limit);
  return { all: holding, page, most: mostSorted(holding, limit) };
}

/**
 * How many rows are fetched and sorted, before walking along the sort is the shorter way: the more rows a table has, the
 * farther it is from one that holds the words to the next.
 */
function mostSorted({ expressionMap }: SelectQueryBuilder<StaffRecord>, limit: number): string {
  const { tablePath } = expressionMap.mainAlias!.metadata;
  return `SELECT least(1000, greatest(50, sqrt(greatest(reltuples, 0) * ${limit})))::int AS rows
    FROM pg_class WHERE oid = '${tablePath}'::regclass`;
}

/** Words that many records hold: what holds them in its title, and the newest of the rest. */
async function findCommon(
  dataSource: DataSource,
  kinds: AllOfAKind[],
  search: RankedSearch,
): Promise<ObjectLiteral[][]> {
  if (kinds.length === 0) return [];
  const titles = await findFew(
    dataSource,
    kinds.map((all) => byTitle(all, search)),
  );
  const withManyTitles = kinds.filter((_, index) => titles[index] === undefined);
  const walked = await walkAll(dataSource, [
    ...withManyTitles.map((all) => newestWith(all, search, 'searchTitle')),
    ...kinds.map((all) => newestWith(all, search)),
  ]);
  const texts = walked.splice(withManyTitles.length);
  return titles.map((few, index) => {
    const rows = [...(few?.rows ?? walked.shift()!), ...texts[index]!];
    const byId = new Map(rows.toReversed().map((row) => [row['id'] as number, row]));
    return [...new Set(rows.map((row) => row['id'] as number))]
      .slice(0, search.limit)
      .map((id) => byId.get(id)!);
  });
}

function newestWith(all: AllOfAKind, { search, limit }: RankedSearch, column?: 'searchTitle'): Statement {
  const builder = all();
  whereSearch(builder, search, column);
  return newest(builder.addSelect(rankOf(builder, search), 'rank'), limit);
}

function byTitle(all: AllOfAKind, { search, limit }: RankedSearch): FewRows {
  const holding = all();
  whereSearch(holding, search, 'searchTitle');
  return { all: holding, page: newest(ranked(whereFound(all()), search), limit) };
}

/** No index knows words that short: each record has to be looked at, so many of them at the most. */
function rankedOfNewest(all: AllOfAKind, { search, limit }: RankedSearch): Statement {
  const builder = all();
  const { tablePath } = builder.expressionMap.mainAlias!.metadata;
  whereSearch(builder, search);
  builder.andWhere(`${builder.alias}.id > (SELECT coalesce(max(id), 0) FROM ${tablePath}) - ${mostLookedAt}`);
  return newest(ranked(builder, search), limit);
}

function ranked(builder: SelectQueryBuilder<StaffRecord>, search: string): SelectQueryBuilder<StaffRecord> {
  return builder.addSelect(rankOf(builder, search), 'rank').orderBy('rank');
}

function newest(builder: SelectQueryBuilder<StaffRecord>, limit: number): Statement {
  return builder
    .addOrderBy(`${builder.alias}.createdAt`, 'DESC')
    .addOrderBy(`${builder.alias}.id`, 'DESC')
    .limit(limit)
    .getQueryAndParameters() as Statement;
}
