import { type DataSource, type ObjectLiteral, type QueryRunner, type SelectQueryBuilder } from 'typeorm';
import { asText, sendTogether, type Statement } from './one-message.js';

/** So many rows are fetched and sorted in no time; more of them also come up soon in the order of the list. */
const mostFetched = 1_000;

/** Takes the rows from the index of the words, and no others. */
const byWords = { enable_seqscan: 'off', enable_indexscan: 'off', enable_indexonlyscan: 'off' };
/** Walks along the index of the sort and looks whether the words are there. */
const bySort = { enable_indexscan: 'on', enable_indexonlyscan: 'on', enable_bitmapscan: 'off' };
/** Plans that are avoided look costly, which is no reason to compile them. */
const always = { jit: 'off' };

/** What there is of a list in which words are looked for. */
export interface WordsQuery {
  /** The filters, without sort and page. */
  all: SelectQueryBuilder<ObjectLiteral>;
  /** The same with sort and page. */
  page: Statement;
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
  // Whoever reads shapes the rows; only how they are asked for is another way.
  const asking = Object.create(dataSource.createQueryRunner(), {
    query: {
      value: async (...statement: Statement) => {
        const [found] = await findAllWords(dataSource, [{ all, page: statement }]);
        total = found!.total;
        return { records: found!.rows };
      },
    },
  }) as QueryRunner;
  return { rows: await read(page.clone().setQueryRunner(asking)), total };
}

/**
 * Pages of lists in which words are looked for, all in one round trip. Which way is the short one depends on how many
 * rows hold the words, which the database cannot guess of long texts and has to be told: it counts them first, and
 * then goes that way.
 */
export async function findAllWords(dataSource: DataSource, queries: WordsQuery[]): Promise<FoundRows[]> {
  const texts = queries.flatMap(({ all, page }) => {
    const rows = `SELECT * FROM (${asText(...page)}) AS page WHERE current_setting('search.way')`;
    const counted = all
      .clone()
      .orderBy()
      .offset(undefined)
      .limit(mostFetched + 1)
      .select('1');
    return [
      setForTransaction({ ...always, enable_bitmapscan: 'on', ...byWords }),
      `SELECT count(*)::int AS total, set_config('search.way', CASE WHEN count(*) > ${mostFetched} THEN 'sort' ELSE 'words' END, true)
       FROM (${asText(...counted.getQueryAndParameters())}) AS found`,
      `${rows} = 'words'`,
      setForTransaction(bySort),
      `${rows} = 'sort'`,
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

function setForTransaction(settings: Record<string, string>): string {
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return `SELECT ${calls.join(', ')}`;
}
