import { describe, expect, it } from '@jest/globals';
import { type CsvDelimiter, readMonthCell, readNumberCell } from './spreadsheet-cells.js';

describe('readNumberCell', () => {
  it.each<[string, CsvDelimiter, string]>([
    ['120000000', ',', '120000000'],
    ['1.2E+08', ',', '1.2E+08'],
    ['120,000,000', ',', '120000000'],
    ['120,000', ',', '120000'],
    ['-1,234.5', ',', '-1234.5'],
    ['9.032', ',', '9.032'],
    ['9,03', ',', '9.03'],
    ['120 000 000', ',', '120000000'],
    ['120\u00a0000\u202f000,5', ';', '120000000.5'],
    ['120’000', ';', '120000'],
    ['9,03', ';', '9.03'],
    ['9,032', ';', '9.032'],
    [',5', ';', '.5'],
    ['120.000.000', ';', '120000000'],
    ['1.234,5', ';', '1234.5'],
    ['9.03', ';', '9.03'],
    ['0.125', ';', '0.125'],
    ['9.032', '\t', '9.032'],
    ['about 12', ',', 'about 12'],
    ['1,2,3', ',', '1,2,3'],
    ['12,00,000', ',', '12,00,000'],
    ['', ',', ''],
  ])('reads %j in a file with %j as %j', (cell, delimiter, number) => {
    expect(readNumberCell(cell, delimiter)).toBe(number);
  });

  it.each<[string, CsvDelimiter, [string, string]]>([
    ['120.000', ';', ['120000', '120.000']],
    ['120,000', '\t', ['120000', '120.000']],
  ])('does not guess %j in a file with %j', (cell, delimiter, readings) => {
    expect(readNumberCell(cell, delimiter)).toEqual({ readings });
  });
});

describe('readMonthCell', () => {
  const now = new Date('2026-11-29T00:00:00Z');

  it.each([
    ['2021-11', '2021-11'],
    ['2021-1', '2021-01'],
    ['2021-11-01', '2021-11'],
    ['2021/11', '2021-11'],
    ['11/2021', '2021-11'],
    ['Nov-21', '2021-11'],
    [' nov 2021 ', '2021-11'],
    ['November 2021', '2021-11'],
    ['Sept-99', '1999-09'],
    ['Jun-30', '2030-06'],
    ['', ''],
    // A day, or the other month: nobody knows.
    ['21-Nov', '21-Nov'],
    ['11/1/2021', '11/1/2021'],
    ['2021-11-15', '2021-11-15'],
    ['13/2021', '13/2021'],
    ['Novice 21', 'Novice 21'],
  ])('reads %j as %j', (cell, month) => {
    expect(readMonthCell(cell, now)).toBe(month);
  });
});
