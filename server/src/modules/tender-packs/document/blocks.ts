import type { Facts } from '../pack-facts.js';
import type { Block } from './pack-document.js';

type Row = [label: string, value: string];

/** A column of a table: its share of the width, its head, and what it says of a row, or which of its values. */
type TableColumn = [width: number, head: string, says: string | ((row: Facts) => unknown)];

/** A table of the rows of a list, below its heading; nothing without rows. */
export function tableOf(heading: string, list: unknown, columns: TableColumn[]): Block[] {
  const rows = Array.isArray(list) ? (list as Facts[]) : [];
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 3, text: heading },
    {
      kind: 'table',
      widths: columns.map(([width]) => width),
      head: columns.map(([, head]) => head),
      rows: rows.map((row) =>
        columns.map(([, , says]) => text(typeof says === 'string' ? row[says] : says(row))),
      ),
    },
  ];
}

export function paragraphsOf(value: unknown): Block[] {
  const paragraphs = text(value).split(/\n\s*\n/);
  return paragraphs.filter(Boolean).map((paragraph) => ({ kind: 'paragraph', text: paragraph }));
}

/** A table of labels and values, without those that say nothing. */
export function rowsOf(rows: Row[]): Block {
  return { kind: 'table', widths: [30, 70], rows: rows.filter(([, value]) => value !== '') };
}

export function spanOf(from: unknown, to: unknown, untilNow: string): string {
  return from ? `${text(from)} – ${text(to) || untilNow}` : text(to);
}

export function moneyOf(amount: unknown, currency: unknown): string {
  return typeof amount === 'number' ? said([currency, amount.toLocaleString('en-US')], ' ') : '';
}

export const amountOf = ({ amount, currency }: Facts) => moneyOf(amount, currency);

export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function list(value: unknown): string {
  return Array.isArray(value) ? value.map(text).filter(Boolean).join(', ') : '';
}

export function said(values: unknown[], between = '\n'): string {
  return values.map(text).filter(Boolean).join(between);
}
