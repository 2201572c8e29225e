import { expect, it } from '@jest/globals';
import { readProjectIds } from './project-ids';

it.each([
  [null, []],
  ['', []],
  ['7', [7]],
  ['7,3', [7, 3]],
  ['7,3,7', [7, 3]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['0,-1,1.5,x, 2,1e3,,9999999999,6', [6]],
])('reads %j as %j', (text, ids) => {
  expect(readProjectIds(text)).toEqual(ids);
});
