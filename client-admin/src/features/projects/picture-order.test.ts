import { expect, it } from '@jest/globals';
import { slotIds, slotsWithPaths } from './picture-order';

const [front, side] = [new File([], 'front.png'), new File([], 'side.png')];

it('takes what was chosen of the library and leaves files where they are', () => {
  expect(slotsWithPaths(['a', front, null, 'b'], ['b', 'c', 'd'])).toEqual([front, 'b', 'c', 'd']);
  expect(slotsWithPaths([null], ['a'])).toEqual(['a']);
  expect(slotsWithPaths(['a'], [])).toEqual([null]);
});

it('identifies slots by their pictures, in any order', () => {
  const ids = slotIds(['a', front, side, null, null]);
  expect(new Set(ids).size).toBe(5);
  expect(slotIds([side, 'a', front])).toEqual([ids[2], ids[0], ids[1]]);
});
