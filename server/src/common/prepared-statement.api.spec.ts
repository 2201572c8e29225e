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
    const work = app.dataSource.transaction(async (manager) => {
      const all = await Promise.allSettled([
        double.run(manager, [1]),
        divide.run(manager, [0]),
        double.run(manager, [2]),
      ]);
      return all.map((each) => (each.status === 'rejected' ? String(each.reason) : each.value));
    });
    const failure = expect.stringContaining('division by zero');
    expect(await work).toEqual([[{ result: 2 }], failure, failure]);
    expect(await double.run(app.dataSource.manager, [4])).toEqual([{ result: 8 }]);
  });
});
