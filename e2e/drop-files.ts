import { expect, type Page } from '@playwright/test';

interface Drop {
  /** Paths of files or folders of this machine. */
  files: string[];
  x: number;
  y: number;
  /** CSS selector of what shows that it would take them; without it nothing is expected to. */
  taker?: string;
}

/** Drops files on the page, as a hand would. */
export async function dropFiles(page: Page, { files, x, y, taker }: Drop): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, x, y, data });
  await send('dragEnter');
  // A hand is over the page for a while; the browser drops nothing where nothing has said that it takes files.
  await expect(async () => {
    await send('dragOver');
    if (taker) await expect(page.locator(taker)).toBeVisible({ timeout: 500 });
  }).toPass();
  await send('drop');
}
