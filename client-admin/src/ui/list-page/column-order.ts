/** Columns by their names, in their order. */
export type ColumnOrder = { name: string; isShown: boolean }[];

/** The value in the address where only the columns are shown that always are. */
const NONE = '-';

/**
 * All columns in the order that was stored. What the list has no more is left out; a column that came since then is
 * shown at the end.
 */
export function inOrder(names: string[], stored: ColumnOrder | undefined): ColumnOrder {
  const known = isOrder(stored) ? stored.filter(({ name }) => names.includes(name)) : [];
  const others = names.filter((name) => !known.some((column) => column.name === name));
  return [...known, ...others.map((name) => ({ name, isShown: true }))];
}

/** The shown ones, as a word of the address. */
export function toAddress(order: ColumnOrder): string {
  const shown = order.filter(({ isShown }) => isShown).map(({ name }) => name);
  return shown.join(',') || NONE;
}

/** What is not named there is not shown. */
export function fromAddress(word: string, names: string[]): ColumnOrder {
  const shown = [...new Set(word.split(','))].filter((name) => names.includes(name));
  const hidden = names.filter((name) => !shown.includes(name));
  return [
    ...shown.map((name) => ({ name, isShown: true })),
    ...hidden.map((name) => ({ name, isShown: false })),
  ];
}

/** Anything may stand in a browser's storage. */
function isOrder(stored: unknown): stored is ColumnOrder {
  return (
    Array.isArray(stored) && stored.every((column) => typeof (column as ColumnOrder[0])?.name === 'string')
  );
}
