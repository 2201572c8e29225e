import { expect, it } from '@jest/globals';
import { newTrackingCode, readTrackingCode } from './tracking-code.js';

it('makes tracking codes that are easy to read out and differ', () => {
  const codes = Array.from({ length: 1000 }, newTrackingCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/);
  expect(new Set(codes).size).toBe(1000);
});

it.each(['7KQ4-M2XB-9HTD', '7kq4m2xb9htd', ' 7kq4 m2xb 9htd ', '7-KQ4M2XB9HT-D'])('reads %j', (typed) => {
  expect(readTrackingCode(typed)).toBe('7KQ4-M2XB-9HTD');
});

it.each(['', '7KQ4-M2XB-9HT', '7KQ4-M2XB-9HTDD', '7KQ4-M2XB-9HT0', '7KQ4-M2XB-9HTI', '%'.repeat(12)])(
  'takes %j for no code',
  (typed) => {
    expect(readTrackingCode(typed)).toBeUndefined();
  },
);
