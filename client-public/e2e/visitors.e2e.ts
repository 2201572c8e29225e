import type { Locator, Page } from '@playwright/test';
import { asColleague } from '../../client-admin/e2e/sign-in.js';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  pressLabelOf,
  refuseStorage,
  test,
} from '../../e2e/test.js';
import { findFreeDay } from './free-day.js';
import { WAITING } from './waiting-message.js';

/** An address of its own for each test, since all of them share one database. */
const newEmail = () => `visitor-${crypto.randomUUID()}@mail.example`;

// What is sent is at the end of a long form on a phone, and what says so at its beginning.
test('a message reaches the firm, and the form says so', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Hanna Bekele');
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await page.getByLabel('Project type').selectOption('School');
  await page.getByLabel('Subject').fill('A school in Adama');
  await page.getByRole('textbox', { name: 'Message' }).fill('Twelve classrooms on 4,000 m².');
  const sent = page.waitForResponse('**/api/v1/contact-inquiries');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await sent).status()).toBe(201);
  await expect(page.getByText('Message Sent Successfully!')).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Message Sent Successfully!' })).toBeFocused();
  await expectAccessible(page);
  // The panel closes by itself; the code stays above the form.
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(page.getByText('Message Sent Successfully!')).toHaveCount(0);
  const line = page.getByRole('group', { name: 'Sent: Message' });
  await expect(line).toContainText(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  await page.reload();
  await expectAccessible(page);
  await line.getByRole('button').click();
  await expect(line).toHaveCount(0);
});

test('the office is on a map that comes when it is looked for', { tag: '@one-width' }, async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  );
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'Find the office' }).scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Map of the office in Addis Ababa')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute('href', /mlat=/);
});

test('a consultation is requested for a free time', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto('/consultation');
  await page.getByLabel('Project type').selectOption('Residence');
  await page.getByLabel('Preferred date').fill(await findFreeDay(request, 40));
  await pressLabelOf(page.getByRole('radio', { name: /^10:30 ·/ }));
  await page.getByLabel('Name').fill('Hanna Bekele');
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await page.getByLabel('Phone').fill('+251 900 000 011');
  await expectAccessible(page);
  const sent = page.waitForResponse('**/api/v1/consultations');
  await page.getByRole('button', { name: 'Schedule consultation' }).click();
  expect((await sent).request().postDataJSON()).toMatchObject({ type: 'INITIAL', meetingType: 'PHONE' });
  await expect(page.getByText('Your consultation is requested')).toBeInViewport();
  await expect(page.getByLabel('Name')).toHaveValue('');
  const panel = page.getByRole('group', { name: 'Your consultation is requested' });
  await expect(panel).toBeFocused();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('group', { name: 'Sent: Consultation request' })).toBeFocused();
});

test('a design is ordered, and followed by its code', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/projects');
  await page
    .getByRole('button', { name: /^Buy Design/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Buy Design' });
  await dialog.getByLabel('Full name').fill('Hanna Bekele');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await dialog.getByLabel('Phone').fill('+251 900 000 011');
  await dialog.getByLabel('Address').fill('Bole, Addis Ababa');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit order' }).click();
  await expect(dialog.getByText('Order Submitted Successfully!')).toBeVisible();
  const code = await dialog.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText();
  await dialog.getByRole('link', { name: 'Follow the order' }).click();
  await expect(page).toHaveURL(`/track?code=${code}`);
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

/** As a finger does: pressed the moment it arrives, and let go when the page has answered that it is there. */
async function pressAtOnce(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2 };
  const session = await page.context().newCDPSession(page);
  const button = { button: 'left', clickCount: 1 } as const;
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at }),
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button, ...at }),
  ]);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button, ...at });
}

async function signUpInDialog(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign up or log in' });
  await dialog.getByRole('tab', { name: 'Sign up' }).click();
  await dialog.getByLabel('Full name').fill('Hanna Bekele');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('Correct1');
  await dialog.getByRole('button', { name: 'Create account' }).click();
}

test(
  'a visitor signs up on the way to a rating, rates, and logs out',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Rate: Entoto Ridge House' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign up or log in' })).toBeVisible();
    await expectAccessible(page);
    await signUpInDialog(page, newEmail());
    const rating = page.getByRole('dialog', { name: 'Rate this project' });
    await expect(rating.getByRole('button', { name: 'Submit rating' })).toBeDisabled();
    // With the keyboard: the stars are radio buttons.
    await rating.getByRole('radio', { name: '1 star' }).focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(rating.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await rating.getByLabel('Comment').fill('Light in every room.');
    await expectAccessible(page);
    await rating.getByRole('button', { name: 'Submit rating' }).click();
    await expect(rating).toBeHidden();
    await expect(page.getByText('Thank you for your rating')).toBeVisible();

    await page.reload();
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByText(/^Signed in as visitor-/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Logged out')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  },
);

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('a rating waits, and is sent once there is one', { tag: '@one-width' }, async ({ page, context }) => {
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Rate: Entoto Ridge House' }).click();
    await signUpInDialog(page, newEmail());
    const rating = page.getByRole('dialog', { name: 'Rate this project' });
    const star = rating.getByRole('radio', { name: '4 stars' });
    await pressAtOnce(page, rating.locator(`label[for="${await star.getAttribute('id')}"]`).last());
    await expect(star).toBeChecked();
    await rating.getByLabel('Comment').fill('Light in every room.');
    await context.setOffline(true);
    await rating.getByRole('button', { name: 'Submit rating' }).click();
    await expect(rating.getByText(WAITING)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const calls: unknown[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/rate')) calls.push(answer.request().postDataJSON());
    });
    await context.setOffline(false);
    await expect(page.getByText('Sent: Rating: Entoto Ridge House')).toBeVisible();
    expect(calls).toEqual([expect.objectContaining({ rating: 4, comment: 'Light in every room.' })]);
  });
});

test(
  'a visitor whose browser refuses storage stays signed in until the page is left',
  { tag: '@one-width' },
  async ({ page }) => {
    await refuseStorage(page);
    await page.goto('/projects');
    const rate = page.getByRole('button', { name: 'Rate: Entoto Ridge House' });
    await rate.click();
    const dialog = page.getByRole('dialog', { name: 'Sign up or log in' });
    await expect(dialog.getByText('Your browser does not save data of this site.')).toBeVisible();
    await expectAccessible(page);
    await signUpInDialog(page, newEmail());
    const rating = page.getByRole('dialog', { name: 'Rate this project' });
    await pressLabelOf(rating.getByRole('radio', { name: '4 stars' }));
    await rating.getByRole('button', { name: 'Submit rating' }).click();
    await expect(page.getByText('Thank you for your rating')).toBeVisible();

    await page.reload();
    await rate.click();
    await expect(dialog).toBeVisible();
  },
);

test(
  'a visit is counted once per browser, and each look at a page',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const views = async () => {
      const day = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
      const { pages } = await call<{ pages: { name: string; views: number }[] }>(
        'GET',
        `/dashboard/figures?from=${day}&to=${day}`,
      );
      return pages.find(({ name }) => name === '/about')?.views ?? 0;
    };
    const before = await views();
    await page.clock.install();
    /** Opens a page and reads it for longer than it takes to be counted. */
    const read = async (address: string) => {
      await page.goto(address);
      await page.clock.fastForward(3_000);
    };
    const tracked = page.waitForResponse('**/api/v1/visitors/track');
    const counted = page.waitForResponse('**/api/v1/visitors/views');
    await read('/am/about');
    expect((await tracked).ok()).toBe(true);
    expect((await counted).request().postDataJSON()).toMatchObject({
      path: '/about',
      language: 'am',
      begins: true,
    });
    expect(await views()).toBeGreaterThan(before);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('has_visited'))).toBe('true');

    let again = false;
    page.on('request', (sent) => (again ||= sent.url().endsWith('/visitors/track')));
    const beat = page.waitForResponse('**/api/v1/visitors/heartbeat');
    await read('/projects');
    await beat;
    expect(again).toBe(false);
  },
);
