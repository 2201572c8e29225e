import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { isHoliday } from '../../server/test/builders/upcoming-day.js';
import { paths } from '../src/paths.js';
import { asColleague, goInside, openAsStaff, ownName } from './sign-in.js';

// The journeys of the other files run once, in a wide window. Here every screen and what opens over it is looked
// at on a phone: it fits the window, and axe finds nothing wrong with it.

interface Made {
  id: number;
  version: number;
}

async function expectFits(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expectNoHorizontalScroll(page);
  await expectNoTableScrolls(page);
  await expectAccessible(page);
}

/** The cells of a row lie below each other. */
async function expectNoTableScrolls(page: Page): Promise<void> {
  const frames = page.locator('.mantine-datatable .mantine-ScrollArea-viewport');
  await expect
    .poll(() => frames.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length))
    .toBe(0);
}

/** Addresses that lead to another page, need a record, or have a test of their own. */
const others: string[] = [
  ...[paths.login, paths.forgotPassword, paths.choosePassword, paths.confirmEmail],
  ...[paths.dashboardByName, paths.blogs, paths.contactInquiries, paths.formerTrash, paths.siteCopy],
];
const addresses = Object.values(paths).filter((path) => !path.includes(':') && !others.includes(path));
const lists = addresses.filter((address) => !address.endsWith('/new'));
const half = Math.ceil(lists.length / 2);

/** Opens each address and looks at it; the first one signs in. */
async function expectEachFits(page: Page, addresses: string[]): Promise<void> {
  const [first = '', ...others] = addresses;
  await openAsStaff(page, first);
  await expectFits(page);
  for (const address of others) {
    await test.step(address, async () => {
      await goInside(page, address);
      await expectFits(page);
    });
  }
}

const aService = () => ({
  title: ownName('Survey'),
  description: 'Measuring a plot.',
  longDescription: 'Measuring a plot, with levels and borders.',
  duration: '1-2 weeks',
  isActive: false,
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test.beforeEach(() => test.slow());

  test('pages before one is signed in, and the first half of the lists, fit', async ({ page }) => {
    const token = 'x'.repeat(43);
    for (const address of ['/admin/login', '/admin/forgot-password', `/admin/password#${token}`]) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('textbox').first()).toBeVisible();
        await expectFits(page);
      });
    }
    await expectEachFits(page, lists.slice(0, half));
  });

  test('the other lists, and settings, fit', async ({ page }) => {
    await expectEachFits(page, [`${paths.settings}#security`, ...lists.slice(half)]);
  });

  test.describe('before anybody has written words of the site', () => {
    // There are no translations of them then either.
    test.use({ expectedConsole: [/404/] });

    test('the page of the words fits', async ({ page }) => {
      await expectEachFits(page, ['/admin/words']);
    });
  });

  test('every form and every page of a record fits', async ({ page, request }) => {
    const call = await asColleague(request);
    const service = await call<Made>('POST', '/services', aService());
    await call('PUT', `/services/${service.id}`, { description: 'Nothing.' });
    const project = await call<Made>('POST', '/projects', {
      ...{ title: ownName('Court House'), description: 'A house around a court.', location: 'Bole' },
      // Other tests read every page of the site, also after this one has failed.
      ...{ type: 'RESIDENCE', isPublic: false },
    });
    // With what visitors do not see yet, the form says more.
    await call('PUT', `/projects/${project.id}/changes`, { location: 'Arada' });
    const inquiry = await call<Made>('POST', '/contact-inquiries', {
      ...{ name: ownName('Person'), email: `${crypto.randomUUID()}@mail.example` },
      ...{ subject: 'A house by the lake', message: 'Four rooms, please.' },
    });
    const { path } = await call<{ path: string }>('POST', `/preview-links/project/${project.id}`);
    await expectEachFits(page, [
      `/admin/services/${service.id}`,
      `/admin/services/new?id=${service.id}`,
      `/admin/projects/new?id=${project.id}`,
      ...addresses.filter((address) => address.endsWith('/new')),
      `/admin/history/service/${service.id}`,
      `/admin/translations/service/${service.id}/am`,
      `/admin/people/inquiry/${inquiry.id}`,
    ]);
    await test.step('a preview', async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page);
    });
    await page.close();
    await call('DELETE', `/services/${service.id}`);
    await call('DELETE', `/projects/${project.id}`);
    await call('DELETE', `/contact-inquiries/${inquiry.id}`);
  });

  test('what opens over a list fits', async ({ page, request }) => {
    const call = await asColleague(request);
    const person = { email: `${crypto.randomUUID()}@mail.example`, phone: '+251 900 000 050' };
    const name = ownName('Person');
    const letter = { subject: 'A house by the lake', message: 'Four rooms, please.' };
    const inquiry = await call<Made>('POST', '/contact-inquiries', { name, ...person, ...letter });
    const { data: designs } = await call<{ data: Made[] }>('GET', '/projects?search=Ayat&isForSale=true');
    const order = await call<Made>('POST', '/design-orders', { name, ...person, projectId: designs[0]!.id });

    await openAsStaff(page, `/admin/contacts?view=${inquiry.id}`);
    await test.step('an inquiry and a reply to it', async () => {
      const look = page.getByRole('dialog', { name: 'Inquiry Details' });
      await expect(look.getByText('Four rooms, please.')).toBeVisible();
      await expectFits(page);
      await look.getByRole('link', { name: 'Open inquiry' }).click();
      const details = page.getByRole('article');
      await details.getByRole('button', { name: 'Reply' }).click();
      await expect(details.getByLabel('Template')).toBeVisible();
      await expectFits(page);
    });
    await test.step('the question before somebody is erased', async () => {
      await goInside(page, `/admin/people/inquiry/${inquiry.id}`);
      await page.getByRole('button', { name: 'Delete personal data' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete for good' })).toBeVisible();
      await expectFits(page);
    });
    await test.step('an order', async () => {
      await goInside(page, `/admin/orders?view=${order.id}`);
      const details = page.getByRole('dialog', { name: 'Order Details' });
      await expect(details.getByText('ETB 420,000')).toBeVisible();
      await expectFits(page);
    });
    await test.step('columns and density, and a view to be saved', async () => {
      await page.goto('/admin/orders?density=compact&status=pending');
      await page.getByRole('button', { name: 'Display' }).click();
      await expect(page.getByRole('region', { name: 'Columns' })).toBeVisible();
      await expectFits(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: 'Save this view...' }).click();
      await expect(page.getByRole('dialog', { name: 'Save View' })).toBeVisible();
      await expectFits(page);
    });
    await test.step('several records that are selected', async () => {
      await goInside(page, `/admin/contacts?search=${encodeURIComponent(name)}`);
      await page
        .getByRole('checkbox', { name: /^Select inquiry/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'Edit selected' }).click();
      await expect(page.getByRole('menuitem', { name: 'Contacted' })).toBeVisible();
      await expectFits(page);
    });
    await test.step('the search and the keys', async () => {
      await goInside(page, '/admin/services');
      await page.getByRole('button', { name: 'Search everything' }).click();
      const search = page.getByRole('dialog', { name: 'Search everything' });
      await search.getByRole('combobox').fill(name);
      await expect(search.getByRole('option')).toHaveCount(2);
      await expectFits(page);
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
      await page.keyboard.press('Shift+?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectFits(page);
    });
    await call('DELETE', `/contact-inquiries/${inquiry.id}`);
    await call('DELETE', `/design-orders/${order.id}`);
  });

  test('the days of the calendar and the dialogs of a consultation fit', async ({ page, request }) => {
    const call = await asColleague(request);
    const requested = await call<Made>('POST', '/consultations', {
      ...{ clientName: ownName('Tigist'), clientEmail: 'tigist@mail.example', type: 'PLANNING' },
      ...{ topic: 'A school', meetingType: 'PHONE', preferredDate: farTuesday(), preferredTime: '14:30' },
    });
    const month = farTuesday().slice(0, 7);
    await call('PUT', `/consultations/${requested.id}`, { status: 'CONFIRMED', version: requested.version });
    await openAsStaff(page, `/admin/consultations?as=calendar&month=${month}`);
    await test.step('a day leads to its meeting, which is moved', async () => {
      const entry = page.getByRole('button', { name: /^14:30 Tigist .* Confirmed/ });
      await expect(entry).toBeVisible();
      await expectFits(page);
      await entry.click();
      const details = page.getByRole('dialog', { name: 'Consultation Details' });
      await expect(details.getByText('A school')).toBeVisible();
      await expectFits(page);
      await details.getByRole('link', { name: 'Open consultation' }).click();
      await page.getByRole('button', { name: 'Move to another time' }).click();
      await expect(page.getByRole('dialog', { name: /^Move the consultation of/ })).toBeVisible();
      await expectFits(page);
    });
    await test.step('the form of a new one', async () => {
      await page.goto('/admin/consultations');
      await page.getByRole('button', { name: 'Schedule New Consultation' }).click();
      const form = page.getByRole('dialog', { name: 'Schedule New Consultation' });
      await form.getByLabel('Preferred Date').click();
      await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
      await expectFits(page);
    });
    await call('DELETE', `/consultations/${requested.id}`);
  });

  test('what opens over a form, and what says that something is deleted, fit', async ({ page, request }) => {
    const call = await asColleague(request);
    const project = await call<Made>('POST', '/projects', {
      ...{ title: ownName('Library House'), description: 'A house.', location: 'Bole', isPublic: false },
      type: 'RESIDENCE',
    });
    const service = aService();
    await call('POST', '/services', service);
    await openAsStaff(page, `/admin/projects/new?id=${project.id}`);
    await test.step('the library', async () => {
      await page.getByRole('button', { name: /^Choose from library/ }).click();
      const library = page.getByRole('dialog', { name: 'Choose from the library' });
      await expect(library.getByRole('checkbox').first()).toBeVisible();
      await expectFits(page);
      await page.keyboard.press('Escape');
      await expect(library).toBeHidden();
    });
    await test.step('the links of a preview', async () => {
      await page.getByRole('button', { name: 'Preview link' }).click();
      await page.getByRole('button', { name: 'Create preview link' }).click();
      await expect(page.getByLabel('The new link')).toBeVisible();
      await expectFits(page);
    });
    await test.step('a picture of the library', async () => {
      await goInside(page, '/admin/media?search=article-stone');
      await page.getByRole('button', { name: 'article-stone' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
      await expectFits(page);
    });
    await test.step('a deletion and its Undo', async () => {
      await goInside(page, `/admin/services?search=${encodeURIComponent(service.title)}`);
      await page.getByRole('button', { name: `Delete ${service.title}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      // The toast stays as long as the focus is on it.
      await page.getByRole('button', { name: 'Undo' }).focus();
      await expectFits(page);
    });
    await test.step('the question before something is deleted for good', async () => {
      await goInside(page, '/admin/trash?entity=service');
      await page.getByRole('button', { name: `Delete ${service.title} for good` }).click();
      await expect(page.getByRole('dialog', { name: 'Delete for good' })).toBeVisible();
      await expectFits(page);
    });
    await call('DELETE', `/projects/${project.id}`);
  });
});

/** A Tuesday so far ahead that no other test and no demo meeting has it. */
function farTuesday(): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + 1, day.getUTCMonth() + 6, 10);
  while (day.getUTCDay() !== 2 || isHoliday(day)) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
