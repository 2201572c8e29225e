import type { Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../e2e/test.js';
import { paths } from '../src/paths.js';

/** Size limit of the scripts of the sign-in page, in bytes as they travel (brotli). The rest loads while one types. */
const SIGN_IN_SCRIPT = 105_000;

test(
  'the sign-in page stays within its budget, and fetches the rest while one types',
  { tag: '@one-width' },
  async ({ page }) => {
    const scripts = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.set(response.url(), response);
    });
    await page.goto(paths.login, { waitUntil: 'networkidle' });
    await expect(page.getByLabel('Email')).toBeFocused();
    const beforeSignIn = [...scripts.values()];
    const sizes = await Promise.all(
      beforeSignIn.map(async (response) => brotliCompressSync(await response.body()).length),
    );
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(weight) });
    expect(weight).toBeGreaterThan(50_000);
    expect(weight).toBeLessThanOrEqual(SIGN_IN_SCRIPT);

    await page.getByLabel('Email').fill('h');
    await expect.poll(() => [...scripts.keys()].filter((url) => /signed-in-app/.test(url)).length).toBe(1);
    expect(beforeSignIn.filter((response) => /signed-in-app/.test(response.url()))).toEqual([]);
  },
);
