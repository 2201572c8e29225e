import type { Locator } from '@playwright/test';

/** The button of the status menu within a row or a dialog; it shows the status. */
export function statusMenu(within: Locator): Locator {
  return within.getByRole('button', { name: /^Status\b.*: / });
}

/** Opens the menu and takes a status. */
export async function chooseStatus(within: Locator, status: string): Promise<void> {
  await statusMenu(within).click();
  await within.page().getByRole('menuitemradio', { name: status }).click();
}
