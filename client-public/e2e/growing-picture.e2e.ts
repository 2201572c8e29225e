import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/test.js';

declare global {
  interface Window {
    /** For each transition of the page: the pictures that grew, and whether it has ended. */
    transitions: { pictures: string[]; isOver: boolean }[];
  }
}

/** Notes the transitions that the browser runs. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const noted: Window['transitions'][number] = { pictures: [], isOver: false };
      window.transitions.push(noted);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const [, name] =
            /group\((project-\d+)\)/.exec((effect as KeyframeEffect).pseudoElement ?? '') ?? [];
          if (name) noted.pictures.push(name);
        }
      });
      void transition.finished.then(() => (noted.isOver = true));
      return transition;
    };
  });
}

/** The pictures that have grown until now; waits for them to have ended. */
async function grownOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() => window.transitions.every(({ isOver }) => isOver));
  return page.evaluate(() => window.transitions.flatMap(({ pictures }) => pictures));
}

const card = (page: Page) => page.locator('article h3 a[href$="/entoto-ridge-house"]').first();

/** From a card to the page of its project, over the gallery and back, without a reload. */
async function visitProject(page: Page): Promise<void> {
  await page.goto('/');
  await card(page).click();
  const title = page.getByRole('heading', { level: 1, name: 'Entoto Ridge House' });
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(card(page)).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  // The address changes before the page does, and the card of the page that leaves opens no dialog.
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  // Its code comes with the pointer.
  const code = page.waitForResponse(/project-detail-modal/);
  await card(page).hover();
  // What that imports comes later.
  await page.evaluate((address) => import(address), (await code).url());
  await card(page).click();
  await expect(page.getByRole('dialog', { name: 'Entoto Ridge House' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page)).toBeFocused();
}

test.describe('with motion', { tag: '@one-width' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a picture grows from its card into the page and the dialog of its project', async ({ page }) => {
    await noteTransitions(page);
    await visitProject(page);
    const grown = await grownOf(page);
    const ours = grown[0];
    expect(grown).toEqual([ours, ours]);
  });

  test.describe('where data is saved', () => {
    // As a browser does it: it asks the server, and says so to the page.
    test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

    test('none grows', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
      );
      await noteTransitions(page);
      await visitProject(page);
      expect(await page.evaluate(() => window.transitions)).toEqual([]);
    });
  });
});

test('with reduced motion none grows', { tag: '@one-width' }, async ({ page }) => {
  await noteTransitions(page);
  await visitProject(page);
  expect(await page.evaluate(() => window.transitions)).toEqual([]);
});
