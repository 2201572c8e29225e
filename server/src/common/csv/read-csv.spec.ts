import { describe, expect, it } from '@jest/globals';
import { readCsv } from './read-csv.js';

const shape = { columns: ['title', 'description'], required: ['title'], mostRows: 3 } as const;
const read = (text: string) => readCsv(Buffer.from(text), shape);
const refusal = (text: string) =>
  read(text).catch((error: { fields: { message: string }[] }) => error.fields[0]);

describe('readCsv', () => {
  it('counts rows as a spreadsheet does and leaves out empty ones', async () => {
    const rows = await read('title,description\n\n,\n"House\nby the lake",Stone\n \nTower,,\n');
    expect(rows.map(({ row, cells }) => [row, cells.title])).toEqual([
      [4, 'House\nby the lake'],
      [6, 'Tower'],
    ]);
  });

  it('reads a text that is longer than what is read at once', async () => {
    const description = 'ቤት "x", '.repeat(3_000);
    const [row] = await read(`title;description\nHouse;"${description.replaceAll('"', '""')}"\n`);
    expect(row!.cells.description).toBe(description);
  });

  it.each([
    ['rows', `title\n${'a\n'.repeat(1_000_000)}`, 'at most 3 can be imported'],
    ['empty lines', `title${'\n'.repeat(1_000_000)}`, 'more than 10000 lines'],
    ['cells in a row', `title\na${','.repeat(1_000_000)}`, 'more cells than there are columns'],
    ['columns', 'title,'.repeat(200_000), 'more cells than there are columns'],
  ])('stops at too many %s', async (_, text, message) => {
    expect(await refusal(text)).toMatchObject({ field: 'file', message: expect.stringContaining(message) });
  });
});
