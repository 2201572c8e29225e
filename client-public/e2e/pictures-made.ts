import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../e2e/test.js';

/** The server makes narrower pictures behind its first start; the original in place of one may be cached for a minute only. */
export async function untilPicturesAreMade(request: APIRequestContext, path: string): Promise<void> {
  const html = await (await request.get(path)).text();
  const narrow = new Set([...html.matchAll(/\/uploads\/[\w./-]+\.w\d+\.webp/g)].map(([address]) => address));
  expect(narrow.size).toBeGreaterThan(0);
  for (const address of narrow) {
    const stored = async () => (await request.head(address)).headers()['cache-control'];
    await expect.poll(stored, { timeout: 50_000 }).toContain('immutable');
  }
}
