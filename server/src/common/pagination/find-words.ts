import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { asText, sendTogether, type Statement } from './one-message.js';
import { queryRunnerSending } from './replaced-query.js';

/** So many rows are fetched and sorted in no time; more of them also come up soon in the order of the list. */
const mostFetched = 1_000;

/** Plans that are avoided look costly, which is no reason to compile them. */
const always = { jit: 'off' };

/** Has the statements behind it, in one message, take the rows from the index of the words, and no others. */
export const fromTheIndex = setForTransaction({
  ...always,
  enable_bitmapscan: 'on',
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  enable_indexonlyscan: 'off',
});

/** Has the statements behind it walk along the index of the sort and look whether the words are there. */
const alongTheSort = setForTransaction({
  ...always,
  enable_bitmapscan: 'off',
  enable_seqscan: 'off',
  enable_indexscan: 'on',
  enable_indexonlyscan: 'on',
});

/** What there is of a list in which words are looked for. */
export interface WordsQuery {
  /** The filters, without sort and page. */
  all: SelectQueryBuilder<ObjectLiteral>;
  /** The same with sort and page. */
  page: Statement;
  /** In its place where there are so many rows that they cannot all be sorted. */
  pageOfMany?: Statement;
}

export interface FoundRows {
  rows: ObjectLiteral[];
  /** Undefined where it is more than was counted. */
  total: number | undefined;
}

/**
 * A page of a list in which words are looked for.
 * @param all the filters
 * @param page the same with sort and page
 * @param read runs the query of the page
 * @returns the rows, and the total where it came to light
 */
export async function findWords<Entity extends ObjectLiteral, Row>(
  all: SelectQueryBuilder<Entity>,
  page: SelectQueryBuilder<Entity>,
  read: (page: SelectQueryBuilder<Entity>) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number | undefined }> {
  const { dataSource } = page;
  let total: number | undefined;
  // The caller shapes the rows; only the way to query them differs.
  const asking = queryRunnerSending(dataSource, async (...statement) => {
    const [found] = await findAllWords(dataSource, [{ all, page: statement }]);
    total = found!.total;
    return found!.rows;
  });
  return { rows: await read(page.clone().setQueryRunner(asking)), total };
}

/**
 * Pages of lists in which words are looked for, all in one round trip. Which way is the short one depends on how many
 * rows hold the words, which the database cannot guess for long texts: it counts them first, and
 * then goes that way.
 */
export async function findAllWords(dataSource: DataSource, queries: WordsQuery[]): Promise<FoundRows[]> {
  const texts = queries.flatMap(({ all, page, pageOfMany = page }) => {
    const rowsOf = (statement: Statement, way: string) =>
      `SELECT * FROM (${asText(...statement)}) AS page WHERE current_setting('search.way') = '${way}'`;
    const counted = all
      .clone()
      .orderBy()
      .offset(undefined)
      .limit(mostFetched + 1)
      .select('1');
    return [
      fromTheIndex,
      `SELECT count(*)::int AS total, set_config('search.way', CASE WHEN count(*) > ${mostFetched} THEN 'sort' ELSE 'words' END, true)
       FROM (${asText(...counted.getQueryAndParameters())}) AS found`,
      rowsOf(page, 'words'),
      alongTheSort,
      rowsOf(pageOfMany, 'sort'),
    ];
  });
  const results = await sendTogether(dataSource, texts);
  return queries.map((_, index) => {
    const [, count, few, , many] = results.slice(5 * index);
    const { total } = count!.rows[0] as { total: number };
    return total <= mostFetched
      ? { rows: few!.rows as ObjectLiteral[], total }
      : { rows: many!.rows as ObjectLiteral[], total: undefined };
  });
}

/** Pages of words that many rows hold, in one round trip. */
export async function walkAll(dataSource: DataSource, pages: Statement[]): Promise<ObjectLiteral[][]> {
  const texts = pages.map((page) => asText(...page));
  const [, ...results] = await sendTogether(dataSource, [alongTheSort, ...texts]);
  return results.map(({ rows }) => rows as ObjectLiteral[]);
}

function setForTransaction(settings: Record<string, string>): string {
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return `SELECT ${calls.join(', ')}`;
}
