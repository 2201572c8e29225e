import { describe, expect, it } from '@jest/globals';
import { numbersIn, withLatinDigits } from './phone.js';

describe('the numbers in a text', () => {
  it.each([
    ['0911 22 77 46', ['0911227746']],
    ['+251 (0) 911-22-77-46', ['2510911227746']],
    ['0911227747 / 0922334455', ['0911227747', '0922334455']],
    ['0911227747, 0922334455', ['0911227747', '0922334455']],
    ['0911 22 77 48 ext. 12', ['0911227748']],
    ['tel. 011/551-7700', ['0115517700']],
    ['n/a', []],
    ['-', []],
    ['0911', []],
  ])('of %j are %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});

it.each([
  ['٠٩١١٢٢٧٧٤٦', '0911227746'],
  ['۰۹۱۱', '0911'],
  ['０９１１', '0911'],
  ['०९११ and 9', '0911 and 9'],
])('writes %s as %s', (text, latin) => {
  expect(withLatinDigits(text)).toBe(latin);
});
