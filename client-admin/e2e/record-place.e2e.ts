import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

interface Made {
  id: number;
}

const aProject = (title: string) => ({
  ...{ title, description: 'A house around a court.', location: 'Bole' },
  ...{ type: 'RESIDENCE', isPublic: false },
});

test(
  'records of a list are gone through, changed and published by keys, and the list stays as it was',
  { tag: '@one-width' },
  async ({ page, request }) => {
    test.slow();
    const call = await asColleague(request);
    const name = ownName('Row House');
    const made: number[] = [];
    for (const number of [3, 2, 1])
      made.unshift((await call<Made>('POST', '/projects', aProject(`${name} ${number}`))).id);
    const list = `/admin/projects?search=${encodeURIComponent(name)}&publication=DRAFT`;
    await openAsStaff(page, list);
    await expect(page.getByRole('article')).toHaveCount(3);

    // The sheet lists the keys of lists.
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const words of ['Next record of the list', 'Open the actions of the record'])
      await expect(sheet.getByText(words)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.keyboard.press('j');
    await page.keyboard.press('.');
    await expect(page.getByRole('menuitem', { name: 'Make public' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: `${name} 1` }).focus();
    await page.keyboard.press('Enter');
    const title = page.getByLabel('Title');
    await expect(title).toHaveValue(`${name} 1`);

    // What is unsaved is published along with the rest, and the record keeps its place though it left the filter.
    await page.getByLabel('Location').fill('Arada');
    const side = page.getByRole('complementary', { name: 'About this record' });
    await side.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await expect(page.getByText('Visitors see it now.')).toBeVisible();
    await expect(side.getByText('Visitors see it.', { exact: true })).toBeVisible();
    expect(await call('GET', `/projects/${made[0]}`)).toMatchObject({ location: 'Arada' });
    for (const part of ['Translations', 'Preview', 'Last versions'])
      await expect(side.getByRole('region', { name: part })).toBeVisible();
    await expect(side.getByText(/^Project (updated|created) by /)).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const blurred = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await blurred();
    await page.keyboard.press(']');
    await expect(title).toHaveValue(`${name} 2`);
    await page.keyboard.press(']');
    await expect(title).toHaveValue(`${name} 3`);
    await page.keyboard.press('[');
    await expect(title).toHaveValue(`${name} 2`);

    await page.getByLabel('Location').fill('Nowhere');
    await page.getByRole('button', { name: 'Next record' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(title).toHaveValue(`${name} 3`);
    await expect(page.getByRole('button', { name: 'Next record' })).toBeFocused();

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.close();
    for (const id of made) await call('DELETE', `/projects/${id}`);
  },
);

test(
  'beside the form is below it on a phone, one press away',
  { tag: '@phone' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const { id } = await call<Made>('POST', '/projects', aProject(ownName('Small House')));
    await openAsStaff(page, `/admin/projects/new?id=${id}`);
    await page.getByRole('button', { name: 'State, languages, versions' }).click();
    const side = page.getByRole('complementary', { name: 'About this record' });
    await expect(side).toBeFocused();
    await expect(side.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
    await side.getByRole('button', { name: 'Ask for review' }).click();
    await expect(page.getByText('It is in review now.')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await call('DELETE', `/projects/${id}`);
  },
);
