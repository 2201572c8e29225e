import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApp } from '../../test/support/test-app.js';
import { PreparedStatement } from './prepared-statement.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const divide = new PreparedStatement<{ result: number }>('divide', 'SELECT 12 / $1::int AS result');
const double = new PreparedStatement<{ result: number }>('double', 'SELECT 2 * $1::int AS result');

const failure = expect.stringContaining('division by zero');

/** What comes of statements on one trip, within a transaction: rows, or why there are none. */
function outcomesOf(runs: [typeof divide, number][]): Promise<unknown[]> {
  return app.dataSource.transaction(async (manager) => {
    const all = await Promise.allSettled(runs.map(([statement, number]) => statement.run(manager, [number])));
    return all.map((each) => (each.status === 'rejected' ? String(each.reason) : each.value));
  });
}

describe('prepared statements', () => {
  it('answer in the order of the calls, again and again, in a transaction and outside', async () => {
    const run = () =>
      Promise.all([divide.run(app.dataSource.manager, [3]), double.run(app.dataSource.manager, [3])]);
    expect(await run()).toEqual([[{ result: 4 }], [{ result: 6 }]]);
    await app.dataSource.transaction(async (manager) => {
      for (const number of [1, 2, 3, 4, 6, 12])
        expect(await Promise.all([divide.run(manager, [number]), double.run(manager, [number])])).toEqual([
          [{ result: 12 / number }],
          [{ result: 2 * number }],
        ]);
    });
  });

  it('that follow one that failed fail for its reason', async () => {
    const outcomes = await outcomesOf([
      [double, 1],
      [divide, 0],
      [double, 2],
    ]);
    expect(outcomes).toEqual([[{ result: 2 }], failure, failure]);
    expect(await double.run(app.dataSource.manager, [4])).toEqual([{ result: 8 }]);
  });

  it('so do those that the connection has not parsed yet, twice', async () => {
    const treble = new PreparedStatement<{ result: number }>('treble', 'SELECT 3 * $1::int AS result');
    const outcomes = await outcomesOf([
      [divide, 0],
      [treble, 1],
      [treble, 2],
    ]);
    expect(outcomes).toEqual([failure, failure, failure]);
    expect(await treble.run(app.dataSource.manager, [4])).toEqual([{ result: 12 }]);
  });
});
