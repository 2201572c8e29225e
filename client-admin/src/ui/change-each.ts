import { ApiError } from '@consultancy/client-shared/api';

/** What became of a change of several records. */
export interface Changes<Row, Answer> {
  changed: { row: Row; answer: Answer }[];
  refused: { row: Row; failure: unknown }[];
}

/** More at the same time would make everybody else wait. */
const AT_ONCE = 3;

/**
 * Makes a call for each of several records, three at a time and all of them tried, even when others fail. The last one
 * follows when the others are over.
 * @param onEach after each one, how many have been tried
 */
export async function changeEach<Row, Answer>(
  rows: readonly Row[],
  change: (row: Row, isLast: boolean) => Promise<Answer>,
  onEach?: (count: number) => void,
): Promise<Changes<Row, Answer>> {
  const outcomes = new Map<Row, { answer: Answer } | { failure: unknown }>();
  const waiting = rows.slice(0, -1);
  const attempt = async (row: Row, isLast: boolean) => {
    try {
      outcomes.set(row, { answer: await change(row, isLast) });
    } catch (failure) {
      outcomes.set(row, { failure });
    }
    onEach?.(outcomes.size);
  };
  const takeTurns = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) await attempt(row, false);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  for (const row of rows.slice(-1)) await attempt(row, true);
  const changes: Changes<Row, Answer> = { changed: [], refused: [] };
  for (const row of rows) {
    const outcome = outcomes.get(row)!;
    if ('answer' in outcome) changes.changed.push({ row, answer: outcome.answer });
    else changes.refused.push({ row, failure: outcome.failure });
  }
  return changes;
}

/** What became of records that were to be deleted or restored. */
export interface Outcomes<Row> {
  done: Row[];
  /** Those that were not there any more. */
  gone: Row[];
  /** The first other failure, if there was one. */
  failure?: unknown;
}

/** Makes a call for each record. A failure of a single one is thrown, so that it is one of the mutation. */
export async function attemptEach<Row>(
  rows: readonly Row[],
  call: (row: Row, isLast: boolean) => Promise<unknown>,
): Promise<Outcomes<Row>> {
  const { changed, refused } = await changeEach(rows, call);
  const isGone = (failure: unknown) => failure instanceof ApiError && failure.status === 404;
  const failed = refused.find(({ failure }) => !isGone(failure));
  if (failed && rows.length === 1) throw failed.failure;
  return {
    done: changed.map(({ row }) => row),
    gone: refused.flatMap(({ row, failure }) => (isGone(failure) ? [row] : [])),
    failure: failed?.failure,
  };
}
