import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { openAsStaff, ownName } from './sign-in.js';
import { toList } from './to-list';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'a project is added with pictures, changed, shown, sold and deleted',
  { tag: '@one-width' },
  async ({ page }) => {
    // A long way, with the whole page searched for barriers several times.
    test.slow();
    const title = ownName('Awash Court');
    await openAsStaff(page, '/admin/projects');
    await page.getByRole('link', { name: 'New project' }).click();
    await page.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByText('Main Image is required')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Location').fill('Awash');
    await page
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Twelve flats around a court.');
    await page.getByLabel('Main Image', { exact: true }).setInputFiles({
      name: 'court.png',
      mimeType: 'image/png',
      buffer: PIXEL,
    });
    await page.getByRole('button', { name: 'Add image' }).click();
    await page.getByLabel('Image 2', { exact: true }).setInputFiles({
      name: 'plan.png',
      mimeType: 'image/png',
      buffer: PIXEL,
    });
    await page.getByRole('button', { name: 'Create and publish' }).click();
    await expect(page.getByText('Project created')).toBeVisible();
    await expect(page).toHaveURL(/\/new\?id=\d+$/);
    await toList(page, 'Projects');

    await page.getByPlaceholder('Search projects...').fill(title);
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    // Anywhere on the card, but for what has an action of its own.
    await card.click({ position: { x: 60, y: 60 } });
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByRole('button', { name: 'Make Image 2 the main image' }).click();
    await page.getByLabel('Price (ETB)').fill('4500000');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Project updated')).toBeVisible();
    await toList(page, 'Projects');
    await expect(page).toHaveURL(/search=/);

    const choose = async (action: string) => {
      await card.getByRole('button', { name: `Actions for ${title}` }).click();
      await card.getByRole('menuitem', { name: action }).click();
    };
    await choose('Put for sale');
    await expect(card.getByText('ETB 4,500,000')).toBeVisible();
    await choose('Make private');
    await expect(card.getByText('Draft')).toBeVisible();
    const toast = page.getByRole('status').filter({ hasText: 'Project is private now.' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByText('Published')).toBeVisible();
    await card.getByLabel(`Select ${title}`).check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1 project deleted')).toBeVisible();
    await expect(page.getByText('No projects found matching your criteria.')).toBeVisible();
  },
);
