import { useTranslations } from 'use-intl';
import { useKeyHint, useShortcut } from '../keys';

/** The rows of a list, whether cards or lines. */
const ROWS = '[data-rows] > li, [data-rows] > ol > li, [data-rows] tbody > tr';
const CHECK_BOX = 'input[type="checkbox"]:not([role="switch"])';
/** What opens a row: the first of these that it has. */
const OPENERS = ['[data-opens]', 'a[href]', 'button:not([aria-roledescription])'];
const ACTIONS = ':is([data-row-actions], td:last-child) :is(a, button, input)';

/** The keys of every list. They move the focus from row to row, and press what the row of the focus offers. */
export function useRowKeys(): void {
  const t = useTranslations('keys');
  useShortcut({ keys: 'J', says: t('nextRecord') }, () => focusRow(1));
  useShortcut({ keys: 'K', says: t('previousRecord') }, () => focusRow(-1));
  useShortcut({ keys: 'X', says: t('selectRecord') }, () => press(CHECK_BOX));
  useShortcut({ keys: 'E', says: t('editRecord') }, () => press('[data-edits]', ...OPENERS));
  useShortcut({ keys: '.', says: t('recordActions') }, openActions);
  useKeyHint({ keys: 'Enter', says: t('openRecord'), place: 'page' });
}

function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll(ROWS)];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = current < 0 ? rows.at(step > 0 ? 0 : -1) : rows[current + step];
  if (!row) return;
  findIn(row, OPENERS)?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

function press(...selectors: string[]): void {
  const row = currentRow();
  if (row) findIn(row, selectors)?.click();
}

/** Opens the menu of the row, or leads to its buttons where it has none. */
function openActions(): void {
  const row = currentRow();
  const menu = row?.querySelector<HTMLElement>('[data-row-menu]');
  const target = menu ?? row?.querySelector<HTMLElement>(ACTIONS);
  target?.focus();
  menu?.click();
}

function currentRow(): Element | null {
  return document.activeElement?.closest(ROWS) ?? null;
}

function findIn(row: Element, selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = row.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
