import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '../../e2e/test.js';
import { paths } from '../src/paths.js';

/** What the door may weigh in scripts, in bytes as they travel (brotli). The rest loads while one types. */
const DOOR_SCRIPT = 130_500;

test(
  'the door stays within its budget, and fetches what is behind it while one types',
  { tag: '@one-width' },
  async ({ page }) => {
    const scripts = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.set(response.url(), response);
    });
    await page.goto(paths.login, { waitUntil: 'networkidle' });
    await expect(page.getByLabel('Email')).toBeFocused();
    const atTheDoor = [...scripts.values()];
    const sizes = await Promise.all(
      atTheDoor.map(async (response) => brotliCompressSync(await response.body()).length),
    );
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(weight) });
    expect(weight).toBeGreaterThan(50_000);
    expect(weight).toBeLessThanOrEqual(DOOR_SCRIPT);

    await page.getByLabel('Email').fill('h');
    await expect.poll(() => [...scripts.keys()].filter((url) => /signed-in-frame/.test(url)).length).toBe(1);
    expect(atTheDoor.filter((response) => /signed-in-frame/.test(response.url()))).toEqual([]);
  },
);
