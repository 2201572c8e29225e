import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { asText, sendTogether, type Statement } from './one-message.js';
import { queryRunnerSending } from './replaced-query.js';

/** SQL: so many rows are fetched and sorted in no time; more of them also come up soon in the order of the list. */
const mostFetched = 'SELECT 1000 AS rows';

/** Plans that are avoided look costly, which is no reason to compile them. */
const always = { jit: 'off' };

/** Has the statements behind it, in one message, take the rows from the index of the words, and no others. */
const fromTheIndex = setForTransaction({
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

/** A list in which words are looked for that few rows hold. */
export interface FewRows {
  /** The filters, the words among them. */
  all: SelectQueryBuilder<ObjectLiteral>;
  /** Sort and page of what `whereFound` leaves. */
  page: Statement;
  /** SQL for the most `rows` that are few. */
  most?: string;
}

interface FoundRows {
  rows: ObjectLiteral[];
  total: number;
}

/**
 * A page of a list in which words are looked for. Which way is the short one depends on how many rows hold the words,
 * which the database cannot guess for long texts: few are found first and then sorted, of many the page comes up soon
 * in the order of the list.
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
  const amongFew = queryRunnerSending(dataSource, async (...statement) => {
    const [found] = await findFew(dataSource, [{ all, page: statement }]);
    total = found?.total;
    return found?.rows ?? [];
  });
  const few = await read(whereFound(page.clone()).setQueryRunner(amongFew));
  if (total !== undefined) return { rows: few, total };
  const amongMany = queryRunnerSending(dataSource, async (...statement) => {
    const [found] = await walkAll(dataSource, [statement]);
    return found!;
  });
  return { rows: await read(page.clone().setQueryRunner(amongMany)), total };
}

/**
 * Pages of lists in which words are looked for that few rows hold, all in one round trip. Each text is compared once,
 * which is what a search costs: the page is made of the ids that were found.
 * @returns for each list its rows, or undefined where more of them hold the words than should be fetched and sorted
 */
export async function findFew(dataSource: DataSource, lists: FewRows[]): Promise<(FoundRows | undefined)[]> {
  const texts = lists.flatMap(({ all, page, most = mostFetched }) => {
    const ids = all.clone().select(`${all.alias}.id`, 'id').orderBy().offset(undefined).limit(undefined);
    return [
      `WITH most AS (${most}),
         held AS (SELECT id FROM (${asText(...ids.getQueryAndParameters())}) AS found
           LIMIT (SELECT rows + 1 FROM most))
       SELECT count(*)::int AS total, count(*) <= (SELECT rows FROM most) AS "areFew",
         set_config('search.found', CASE WHEN count(*) <= (SELECT rows FROM most)
           THEN coalesce(string_agg(id::text, ','), '') ELSE '' END, true)
       FROM held`,
      asText(...page),
    ];
  });
  const [, ...results] = await sendTogether(dataSource, [fromTheIndex, ...texts]);
  return lists.map((_, index) => {
    const [held, page] = results.slice(2 * index);
    const { total, areFew } = held!.rows[0] as { total: number; areFew: boolean };
    return areFew ? { rows: page!.rows as ObjectLiteral[], total } : undefined;
  });
}

/** Replaces the filters of a list: it is left with what `findFew` has found. */
export function whereFound<Entity extends ObjectLiteral>(
  builder: SelectQueryBuilder<Entity>,
): SelectQueryBuilder<Entity> {
  return builder.where(
    `${builder.alias}.id = ANY (string_to_array(current_setting('search.found'), ',')::int[])`,
  );
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
