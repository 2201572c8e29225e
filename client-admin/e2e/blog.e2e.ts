import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { openAsStaff, ownName } from './sign-in.js';
import { toList } from './to-list';

test(
  'a post is written, previewed, published, featured and deleted',
  { tag: '@one-width' },
  async ({ page }) => {
    // A long way, with the whole page searched for barriers several times.
    test.slow();
    const title = ownName('Parasolarium');
    await openAsStaff(page, '/admin/blog');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.getByRole('link', { name: 'New post' }).click();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Excerpt').fill('Trees, arcades and narrow streets.');
    await page.getByRole('textbox', { name: 'Content', exact: true }).fill('## Trees\n\nThey are cheap.');
    await page.getByText('Preview', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Trees' })).toBeVisible();
    await page.getByRole('button', { name: 'Urban Planning' }).click();
    await page.getByRole('button', { name: 'Create post' }).click();
    await expect(page.getByText('Blog post created')).toBeVisible();
    await toList(page, 'Blog Posts');

    await page.getByPlaceholder('Search posts...').fill(title);
    await page.getByPlaceholder('Search posts...').press('Enter');
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card.getByText('Draft')).toBeVisible();
    await expect(card.getByText('Image not available')).toBeVisible();
    await expectAccessible(page);
    const choose = async (action: string) => {
      await card.getByRole('button', { name: `Actions for ${title}` }).click();
      await card.getByRole('menuitem', { name: action, exact: true }).click();
    };
    await choose('Publish');
    await expect(card.getByText('Published')).toBeVisible();
    await choose('Feature');
    await expect(card.getByText('Featured')).toBeVisible();
    await choose('Edit');
    await page.getByLabel('Read time (minutes)').fill('7');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Blog post updated')).toBeVisible();
    await toList(page, 'Blog Posts');
    await expect(card.getByText('7 min read')).toBeVisible();
    await choose('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Blog post deleted')).toBeVisible();
    await expect(page.getByText('No blog posts found matching your criteria.')).toBeVisible();
  },
);
