import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, goInside, openAsStaff, ownName } from './sign-in.js';

interface Service {
  id: number;
  version: number;
}

test(
  'a text is translated, published, outdated by another English, and still right',
  { tag: '@one-width' },
  async ({ page, request }) => {
    // A long way, with the whole page searched for barriers several times.
    test.slow();
    const call = await asColleague(request);
    const title = ownName('Survey');
    const fields = {
      title,
      duration: '2 weeks',
      description: 'A house is measured.',
      longDescription: 'By hand.',
    };
    const { id } = await call<Service>('POST', '/services', { ...fields, features: ['Levels', 'Trees'] });
    const editor = `/admin/translations/service/${id}/am`;

    await openAsStaff(page, `/admin/translations?language=am&search=${encodeURIComponent(title)}`);
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Missing');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('link', { name: `${title}: Amharic` }).click();
    await expect(page).toHaveURL(editor);

    await page.getByLabel('Title in Amharic').fill('የቦታ ልኬት');
    await page.getByLabel('Short description in Amharic', { exact: true }).fill('ቤቱ ይለካል።');
    await page.getByLabel('Features in Amharic').fill('ከፍታ');
    await expect(page.getByText('1 of 2 lines')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/needs 2 here; there are 1/)).toBeVisible();
    await expect(page.getByLabel('Features in Amharic')).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByLabel('Features in Amharic').fill('ከፍታ\nዛፎች');

    // Half a second after the last key it is stored.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('ዛፎች');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/These are your unsaved changes/)).toBeVisible();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByText('Visitors read it in Amharic now.')).toBeVisible();

    await page.goto(`/am/services/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('የቦታ ልኬት');
    await expect(page.getByText('ዛፎች')).toBeVisible();

    // The texts that are left, so that only what changes is outdated.
    interface Translated {
      version: number;
      texts: { field: string; english: string; fingerprint: string; text: string | null }[];
    }
    const known = await call<Translated>('GET', `/translations/service/${id}/am`);
    const texts = known.texts
      .filter(({ english, text }) => english !== '' && text === null)
      .map(({ field, fingerprint }) => ({ field, text: 'ጽሑፍ', fingerprint }));
    await call('PUT', `/translations/service/${id}/am`, { texts, version: known.version });
    await call('PUT', `/services/${id}`, { description: 'A villa is measured.' });

    await page.goto(`/admin/translations?language=am&search=${encodeURIComponent(title)}`);
    const row = page.getByRole('row', { name: new RegExp(title) });
    await expect(row).toContainText('Outdated');
    await page.getByRole('link', { name: `${title}: Amharic` }).click();
    await expect(page.locator('del')).toContainText('house');
    await expect(page.locator('ins')).toContainText('villa');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Still right: / }).click();
    await expect(page.getByText(/is still right\.$/)).toBeVisible();
    await expect(page.locator('ins')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Translations' })
      .click();
    await expect(page.getByText('No translations found matching your criteria.')).toBeVisible();

    // The form of the record says how far each language is.
    await goInside(page, `/admin/services/new?id=${id}`);
    const states = page.getByRole('region', { name: 'Translations' }).getByRole('listitem');
    await expect(states.filter({ hasText: 'Amharic' })).toContainText('Current');
    await expect(states.filter({ hasText: 'Afaan Oromo' })).toContainText('Missing');
    await page.close();
    await call('DELETE', `/services/${id}`);
  },
);
