/**
 * The rows of a CSV file as the strictest spreadsheet reads them: outside of quotes a line feed ends a row,
 * whether or not a carriage return comes before it, and so does a carriage return alone.
 * @throws Error where a quote is inside a bare cell, or anything but the end of the cell follows one
 */
export function readStrictCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) throw new Error(`Not a cell: ${text.slice(start, start + 40)}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2]!);
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
