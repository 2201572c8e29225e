import type { Page } from '@playwright/test';
import { openAsStaff } from '../../client-admin/e2e/sign-in.js';
import { expect, expectAccessible, test } from '../../e2e/test.js';
import { inquiriesFrom, messageNotice, newEmail, WAITING, writeMessage } from './waiting-message.js';

const comparison = (page: Page) => page.getByRole('table', { name: 'Comparison' });
const bookmark = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Shortlist: ${name}` });

test(
  'a visitor chooses three, shares the comparison, and asks about them',
  { tag: '@one-width' },
  async ({ page, browser }) => {
    await page.goto('/projects');
    for (const name of ['Entoto Ridge House', 'Tana Lake Hotel', 'Kazanchis Offices']) {
      await bookmark(page, name).focus();
      await page.keyboard.press('Space');
      await expect(bookmark(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('link', { name: 'Shortlist 3' }).click();
    await expect(page).toHaveURL('/projects?compare=1,6,8');
    await expect(page).toHaveTitle(/^Compare projects/);
    await expect(comparison(page).getByRole('columnheader')).toHaveCount(3);
    await page.reload();
    await expect(comparison(page).getByRole('columnheader')).toHaveCount(3);

    // Elsewhere the address alone says what is compared.
    const other = await (await browser.newContext()).newPage();
    await other.goto(page.url());
    await expect(comparison(other).getByRole('columnheader', { name: /Tana Lake Hotel/ })).toBeVisible();
    await other.getByRole('link', { name: 'Remove: Tana Lake Hotel' }).press('Enter');
    await expect(other).toHaveURL('/projects?compare=1,8');
    await other.context().close();

    await page.getByRole('link', { name: 'Ask about these' }).click();
    await expect(page).toHaveURL('/contact?projects=1,6,8');
    await page.getByRole('button', { name: 'Remove Tana Lake Hotel' }).click();
    const email = newEmail();
    await writeMessage(page, email);
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();

    const office = await (await browser.newContext()).newPage();
    await openAsStaff(office, `/admin/contacts?search=${email}`);
    await office.getByRole('table').getByRole('button', { name: /^View/ }).click();
    const dialog = office.getByRole('dialog', { name: 'Inquiry Details' });
    await dialog.getByRole('link', { name: 'Open inquiry' }).click();
    const links = office.getByRole('main').getByRole('link', { name: /House$|Offices$/ });
    await expect(links).toHaveText(['Entoto Ridge House', 'Kazanchis Offices']);
    await expect(links.first()).toHaveAttribute('href', '/projects/entoto-ridge-house');
    await expectAccessible(office);
    await office.context().close();
  },
);

test(
  'on a phone the names of the facts stay while the projects go by',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/projects?compare=1,6,8,2');
    const label = page.getByRole('rowheader', { name: 'Location' });
    const [left, last] = [(await label.boundingBox())!.x, comparison(page).getByRole('columnheader').last()];
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    await page.getByRole('region', { name: 'Comparison' }).focus();
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ ratio: 0.9 });
    expect((await label.boundingBox())!.x).toBeCloseTo(left, 0);
  },
);

test.describe('without a connection', { tag: '@one-width' }, () => {
  // What the browser itself says of requests that found no network.
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('a message that waits keeps its projects', async ({ page, context, request }) => {
    const overlays = page.waitForResponse(/\/assets\/overlays-.*\.js/);
    await page.goto('/contact?projects=1,6');
    await overlays;
    const projects = page.getByRole('list', { name: 'Projects' });
    await expect(projects).toBeVisible();
    await context.setOffline(true);
    const email = newEmail();
    await writeMessage(page, email);
    await expect(messageNotice(page)).toContainText(WAITING);
    await expect(projects.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(messageNotice(page)).toHaveCount(1);
    await context.setOffline(false);
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(projects).toHaveCount(0);
    const [inquiry] = await inquiriesFrom(request, email);
    expect(inquiry!.projects.map(({ title }) => title)).toEqual(['Entoto Ridge House', 'Tana Lake Hotel']);
  });
});

test.describe('without scripts', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the address shows the comparison, and one can be removed', async ({ page }) => {
    await page.goto('/projects?compare=1,6,999');
    await expect(comparison(page).getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByText('1 project is no longer on the site and left out here.')).toBeVisible();
    await page.getByRole('link', { name: 'Remove: Tana Lake Hotel' }).click();
    await expect(comparison(page).getByRole('columnheader')).toHaveCount(1);
    await page.getByRole('link', { name: 'Ask about these' }).click();
    await expect(page.getByRole('list', { name: 'Projects' })).toHaveText(/Entoto Ridge House/);
    await page.goto('/projects?compare=');
    await expect(page.getByRole('heading', { name: 'No projects to compare' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All projects' }).click();
    await expect(bookmark(page, 'Tana Lake Hotel')).toBeHidden();
  });
});
