import { describe, expect, it } from '@jest/globals';
import { readList, readText, writeCell } from './csv-cells.js';

describe('a text in a cell', () => {
  it.each(['=1+1', '+251 900', '-2', '@SUM(A1)', '\tx', '\rx', `'=1`, `''+x`, '＝1+1', '＋1', '－1', '＠A'])(
    '%j is defused, and comes back as it was',
    (text) => {
      expect(writeCell(text)).toBe(`'${text}`);
      expect(readText(writeCell(text))).toBe(text);
    },
  );

  it.each(['', 'A = B', `'quoted'`, '3-5 months', 'ሰላም, "ቤት"\nደረጃ'])('%j stays as it is', (text) => {
    expect(writeCell(text)).toBe(text);
    expect(readText(text)).toBe(text);
  });
});

describe('a list in a cell', () => {
  it.each([[['Survey', 'ካርታ, ዕቅድ']], [['=1', 'b']], [['two\nlines', 'b']], [['[1]', 'b']]])(
    '%j comes back as it was',
    (list) => {
      const read = readList(writeCell(list));
      expect(typeof read === 'string' ? JSON.parse(read) : read).toEqual(list);
    },
  );

  it('is one entry a line', () => {
    expect(writeCell(['Survey', 'Plans'])).toBe('Survey\nPlans');
  });
});

it.each([
  [new Date('2026-11-20T21:30:00Z'), '2026-11-21T00:30:00+03:00'],
  [-2.5, '-2.5'],
  [false, 'false'],
  [null, ''],
])('%s is written as %j', (value, cell) => {
  expect(writeCell(value)).toBe(cell);
});
