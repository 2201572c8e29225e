import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

interface Made {
  id: number;
}

const aService = () => ({
  title: ownName('Survey'),
  description: 'Measuring.',
  longDescription: 'Measuring a plot.',
  duration: '1-2 weeks',
});

test('what is deleted comes back with Undo, by the mouse or by keys', async ({ page, request }) => {
  const call = await asColleague(request);
  const service = aService();
  const { id } = await call<Made>('POST', '/services', service);
  await openAsStaff(page, `/admin/services?search=${encodeURIComponent(service.title)}`);
  const remove = async () => {
    await page.getByRole('button', { name: `Delete ${service.title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Service deleted successfully!')).toBeVisible();
    await expect(page.getByText('No services found')).toBeVisible();
  };

  await remove();
  const undo = page.getByRole('button', { name: 'Undo' });
  // The toast stays as long as the focus is on it.
  await undo.focus();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await undo.press('Enter');
  await expect(page.getByText(`Restored “${service.title}”.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${service.title}` })).toBeVisible();
  await expect(undo).toBeHidden();

  await remove();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: `Delete ${service.title}` })).toBeVisible();
  expect(await call<object>('GET', `/services/admin/${id}`)).toMatchObject({ ...service, version: 1 });
});

test(
  'several projects are deleted and brought back together',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const word = ownName('Together');
    for (const title of [`${word} A`, `${word} B`]) {
      await call('POST', '/projects', { title, description: 'A house.', location: 'Bole', isPublic: false });
    }
    await openAsStaff(page, `/admin/projects?search=${encodeURIComponent(word)}`);
    for (const title of [`${word} A`, `${word} B`]) await page.getByLabel(`Select ${title}`).check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('2 projects deleted successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 records restored.')).toBeVisible();
    for (const title of [`${word} A`, `${word} B`])
      await expect(page.getByLabel(`Select ${title}`)).toBeVisible();
  },
);

test('what was deleted is restored from the bin', async ({ page, request }) => {
  const call = await asColleague(request);
  const service = aService();
  const { id } = await call<Made>('POST', '/services', service);
  await call('DELETE', `/services/${id}`);
  await openAsStaff(page, '/admin/bin');
  await page.getByLabel('Kind of record').selectOption('Services');
  await expect(page).toHaveURL('/admin/bin?entity=service');
  const row = page.getByRole('row', { name: service.title });
  await expect(row.getByText('30 days')).toBeVisible();
  // The rows of before are pale until those of this kind are there.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await row.getByRole('button', { name: `Restore ${service.title}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Restored “${service.title}”.`)).toBeVisible();
  await expect(row).toBeHidden();
  await page.goto(`/admin/services/${id}`);
  await expect(page.getByRole('heading', { name: service.title })).toBeVisible();
});

test(
  'what lies in the bin is deleted for good, by keys',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const service = aService();
    const { id } = await call<Made>('POST', '/services', service);
    await call('DELETE', `/services/${id}`);
    await openAsStaff(page, '/admin/bin?entity=service');
    const row = page.getByRole('row', { name: service.title });
    const erase = row.getByRole('button', { name: `Delete ${service.title} for good` });
    const dialog = page.getByRole('dialog', { name: 'Delete for good' });

    await erase.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await expect(erase).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Deleted “${service.title}” for good.`)).toBeVisible();
    await expect(row).toBeHidden();
    await page.goto(`/admin/activity`);
    const line = page.getByRole('row', { name: `Service #${id}, deleted for good` });
    await expect(line.getByText('Service erased')).toBeVisible();
    await expect(page.getByText(service.title)).toBeHidden();
  },
);

test.describe('when something stands in the way', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test(
    'it is said, and what to do about it',
    { tag: '@one-width' },
    async ({ page, request }, { project }) => {
      const call = await asColleague(request);
      // A time of its own in each project, far from those of other tests.
      const scheduledAt = `2031-03-0${project.name === 'phone' ? 4 : 5}T07:00:00.000Z`;
      const book = async (clientName: string) => {
        const wish = { clientName, clientEmail: 'c@mail.example', type: 'INITIAL', topic: 'A house' };
        const { id } = await call<Made>('POST', '/consultations', { ...wish, meetingType: 'PHONE' });
        await call('PUT', `/consultations/${id}`, { status: 'CONFIRMED', scheduledAt });
        return id;
      };
      const [first, second] = [ownName('First'), ownName('Second')];
      await call('DELETE', `/consultations/${await book(first)}`);
      const secondId = await book(second);
      await openAsStaff(page, '/admin/bin?entity=consultation');
      const restore = page.getByRole('button', { name: `Restore ${first}` });
      await restore.click();
      await expect(page.getByText(`${second} already has a consultation on`)).toContainText(
        'Move or cancel that one, then restore this one.',
      );
      await expect(restore).toBeFocused();
      await call('PUT', `/consultations/${secondId}`, { status: 'CANCELLED' });
      await restore.click();
      await expect(page.getByText(`Restored “${first}”.`)).toBeVisible();
      await call('DELETE', `/consultations/${secondId}`);
    },
  );
});
