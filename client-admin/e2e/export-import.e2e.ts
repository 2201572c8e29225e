import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, goInside, openAsStaff, ownName } from './sign-in.js';

interface Service {
  id: number;
  title: string;
}

const lists = [
  ['/admin/projects', 'projects'],
  ['/admin/services', 'services'],
  ['/admin/blog', 'blog'],
  ['/admin/contacts', 'contact-inquiries'],
  ['/admin/orders', 'design-orders'],
  ['/admin/consultations', 'consultations'],
  ['/admin/users', 'users'],
] as const;

/** The file that a press on Export brings. */
async function exportFile(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function chooseFile(dialog: Locator, text: string): Promise<void> {
  const file = { name: 'services.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog.getByLabel('CSV file').setInputFiles(file);
}

test('every list is exported as its filters show it', { tag: '@one-width' }, async ({ page }) => {
  test.slow();
  await openAsStaff(page, '/admin');
  for (const [address, name] of lists) {
    await goInside(page, address);
    await expectNoHorizontalScroll(page);
    const { name: fileName, text } = await exportFile(page);
    expect(fileName).toMatch(new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    expect(text.startsWith('\uFEFFid,')).toBe(true);
  }
  await goInside(page, '/admin/projects?status=COMPLETED');
  const statuses = (await exportFile(page)).text.match(/,(COMPLETED|IN_DESIGN|UNDER_CONSTRUCTION),/g);
  expect(new Set(statuses)).toEqual(new Set([',COMPLETED,']));
});

test(
  'services go out, are changed in a file, and come back',
  { tag: '@one-width' },
  async ({ page, request }) => {
    test.slow();
    const call = await asColleague(request);
    const title = ownName('Ledger');
    const fields = { title, duration: '1 day', description: 'ሰላም, "ቤት"', longDescription: '=1\n+2' };
    const { id } = await call<Service>('POST', '/services', fields);
    await openAsStaff(page, `/admin/services?search=${encodeURIComponent(title)}`);
    const { text } = await exportFile(page);
    expect(text).toContain(`'=1`);

    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import from CSV' });
    await chooseFile(dialog, text);
    await expect(dialog.getByText('1 unchanged')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();

    const added = `${title} two`;
    const row = (cells: Record<string, string>, like: string) =>
      Object.entries(cells).reduce((line, [before, after]) => line.replace(before, after), like);
    const changed = row({ '1 day': '2 days' }, text);
    const [header] = text.split('\r\n');
    const columns = header!.replace('\uFEFF', '').split(',');
    const cells: Record<string, string> = {
      title: added,
      description: 'd',
      longDescription: 'l',
      duration: '3 days',
    };
    const another = (values: Record<string, string>) =>
      columns.map((column) => values[column] ?? '').join(',');

    await chooseFile(dialog, `${changed.trimEnd()}\r\n${another({ ...cells, description: '' })}\r\n`);
    await expect(dialog.getByText('1 changed · 1 with errors')).toBeVisible();
    await expect(dialog.getByText('description is required.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await chooseFile(dialog, `${changed.trimEnd()}\r\n${another(cells)}\r\n`);
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(page.getByText('Imported: 1 added, 1 changed.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('2 days')).toBeVisible();
    await expect(page.getByText('3 days')).toBeVisible();
    expect(await call('GET', `/services/${id}`)).toMatchObject({ ...fields, duration: '2 days' });
    const { data } = await call<{ data: Service[] }>('GET', `/services?search=${encodeURIComponent(title)}`);
    for (const service of data) await call('DELETE', `/services/${service.id}`);
  },
);

test('facts of projects go out, are changed in a file, and come back', async ({ page, request }) => {
  const call = await asColleague(request);
  const title = ownName('Facts');
  const facts = {
    contractValue: 4_500_000,
    contractCurrency: 'ETB',
    referee: '=Demo',
    startMonth: '2019-04',
  };
  const fields = { title, description: 'ሰላም, "ቤት"', location: 'Bole', isPublic: false, ...facts };
  const { id } = await call<{ id: number }>('POST', '/projects', fields);
  await openAsStaff(page, `/admin/projects?search=${encodeURIComponent(title)}`);
  const { text } = await exportFile(page);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from CSV' });
  await chooseFile(dialog, text.replace('2019-04', 'spring 2019'));
  await expect(dialog.getByText('startMonth must be a month such as 2021-04.')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await chooseFile(dialog, text.replace('4500000', '4600000'));
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Imported: 0 added, 1 changed.')).toBeVisible();
  expect(await call('GET', `/projects/admin/${id}`)).toMatchObject({ ...fields, contractValue: 4_600_000 });
  await call('DELETE', `/projects/${id}`);
});
