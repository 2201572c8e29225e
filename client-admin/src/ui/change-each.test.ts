import { expect, it } from '@jest/globals';
import { changeEach } from './change-each';

it('runs all, three at a time, and returns the results in order', async () => {
  let underWay = 0;
  let most = 0;
  const counts: number[] = [];
  const changes = await changeEach(
    [1, 2, 3, 4, 5, 6, 7],
    async (row) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, row % 2 === 0 ? 1 : 4));
      underWay -= 1;
      if (row % 3 === 0) throw new Error(`not ${row}`);
      return row * 10;
    },
    (count) => counts.push(count),
  );
  expect(most).toBe(3);
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(changes.changed.map(({ answer }) => answer)).toEqual([10, 20, 40, 50, 70]);
  expect(changes.refused).toEqual([
    { row: 3, failure: new Error('not 3') },
    { row: 6, failure: new Error('not 6') },
  ]);
});

it('leaves the last one until all others are over, also after a failure', async () => {
  const order: string[] = [];
  const { changed, refused } = await changeEach(['a', 'b', 'c', 'd', 'last'], async (row, isLast) => {
    await new Promise((resolve) => setTimeout(resolve, row === 'b' ? 20 : 1));
    order.push(`${row}${isLast ? ' is last' : ''}`);
    if (row === 'c') throw new Error('refused');
  });
  expect(order.at(-1)).toBe('last is last');
  expect(order).toHaveLength(5);
  expect(changed.map(({ row }) => row)).toEqual(['a', 'b', 'd', 'last']);
  expect(refused.map(({ row }) => row)).toEqual(['c']);
});
