import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { StaffRecord } from '../staff-record.js';
import { findAllWords, fromTheIndex, walkAll, type WordsQuery } from './find-words.js';
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
 * @returns the rows of each kind, none where nothing is looked for
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
  const found = await findRare(dataSource, kinds, search);
  const common = kinds.filter((_, index) => found[index] === undefined);
  const foundOfCommon = await findCommon(dataSource, common, search);
  return found.map((rows) => rows ?? foundOfCommon.shift()!);
}

/**
 * Words that few records hold, for all kinds in one round trip: each text is compared once, which is what a search costs,
 * and what was found is ranked after that.
 * @returns for each kind the rows, or undefined where more records hold the words than should be fetched and sorted
 */
async function findRare(
  dataSource: DataSource,
  kinds: AllOfAKind[],
  search: RankedSearch,
): Promise<(ObjectLiteral[] | undefined)[]> {
  const texts = kinds.flatMap((all, index) => {
    const setting = `search.found${index}`;
    const holding = all();
    whereSearch(holding, search.search);
    const ids = asText(...(holding.select(`${holding.alias}.id`, 'id').getQueryAndParameters() as Statement));
    const found = all();
    found.andWhere(`${found.alias}.id = ANY (string_to_array(current_setting('${setting}'), ',')::int[])`);
    return [
      `WITH most AS (${mostSorted(holding, search.limit)}),
         held AS (SELECT id FROM (${ids}) AS found LIMIT (SELECT rows + 1 FROM most))
       SELECT count(*) <= (SELECT rows FROM most) AS "isAll",
         set_config('${setting}', CASE WHEN count(*) <= (SELECT rows FROM most)
           THEN coalesce(string_agg(id::text, ','), '') ELSE '' END, true)
       FROM held`,
      asText(...newest(ranked(found, search.search), search.limit)),
    ];
  });
  const [, ...results] = await sendTogether(dataSource, [fromTheIndex, ...texts]);
  return kinds.map((_, index) => {
    const [held, page] = results.slice(2 * index);
    return (held!.rows[0] as { isAll: boolean }).isAll ? (page!.rows as ObjectLiteral[]) : undefined;
  });
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
  const titles = await findAllWords(
    dataSource,
    kinds.map((all) => byTitle(all, search)),
  );
  const texts = await walkAll(
    dataSource,
    kinds.map((all) => byText(all, search)),
  );
  return kinds.map((_, index) => {
    const rows = [titles[index]!.rows, texts[index]!].flat();
    const byId = new Map(rows.toReversed().map((row) => [row['id'] as number, row]));
    return [...new Set(rows.map((row) => row['id'] as number))]
      .slice(0, search.limit)
      .map((id) => byId.get(id)!);
  });
}

function byTitle(all: AllOfAKind, { search, limit }: RankedSearch): WordsQuery {
  const builder = all();
  whereSearch(builder, search, 'searchTitle');
  return {
    all: builder,
    page: newest(ranked(builder.clone(), search), limit),
    pageOfMany: newest(builder.clone(), limit),
  };
}

function byText(all: AllOfAKind, { search, limit }: RankedSearch): Statement {
  const builder = all();
  whereSearch(builder, search);
  return newest(builder, limit);
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
