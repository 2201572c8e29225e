/** What became of a change of several records. */
export interface Changes<Row, Answer> {
  changed: { row: Row; answer: Answer }[];
  refused: { row: Row; failure: unknown }[];
}

/** More at the same time would make everybody else wait. */
const AT_ONCE = 3;

/**
 * Makes a call for each of several records, three at a time and all of them tried, whatever becomes of the others.
 * @param onEach after each one, how many have been tried
 */
export async function changeEach<Row, Answer>(
  rows: readonly Row[],
  change: (row: Row) => Promise<Answer>,
  onEach: (count: number) => void,
): Promise<Changes<Row, Answer>> {
  const outcomes = new Map<Row, { answer: Answer } | { failure: unknown }>();
  const waiting = [...rows];
  const takeTurns = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        outcomes.set(row, { answer: await change(row) });
      } catch (failure) {
        outcomes.set(row, { failure });
      }
      onEach(outcomes.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  const changes: Changes<Row, Answer> = { changed: [], refused: [] };
  for (const row of rows) {
    const outcome = outcomes.get(row)!;
    if ('answer' in outcome) changes.changed.push({ row, answer: outcome.answer });
    else changes.refused.push({ row, failure: outcome.failure });
  }
  return changes;
}
