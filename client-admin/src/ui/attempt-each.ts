import { ApiError } from '@consultancy/client-shared/api';

/** What became of a call for each of several records. */
export interface Outcomes<Row> {
  done: Row[];
  /** Those that were not there any more. */
  gone: Row[];
  /** The first other failure, if there was one. */
  failure?: unknown;
}

/**
 * Makes a call for one record after the other, all of them tried. With a single record a failure is thrown, so that
 * it is tried again like that of any mutation.
 */
export async function attemptEach<Row>(
  rows: Row[],
  call: (row: Row) => Promise<unknown>,
): Promise<Outcomes<Row>> {
  const outcomes: Outcomes<Row> = { done: [], gone: [] };
  for (const row of rows) {
    try {
      await call(row);
      outcomes.done.push(row);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) outcomes.gone.push(row);
      else if (rows.length === 1) throw failure;
      else outcomes.failure ??= failure;
    }
  }
  return outcomes;
}

/** Says how many are deleted, those included that were gone already; null where none is. */
export function deletedCount<Row>(
  { done, gone }: Outcomes<Row>,
  say: (count: number) => string,
): string | null {
  const count = done.length + gone.length;
  return count > 0 ? say(count) : null;
}
