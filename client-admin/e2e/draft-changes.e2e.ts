import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, goInside, openAsStaff, ownName } from './sign-in.js';

interface Made {
  id: number;
  slug: string;
}

const aProject = () => ({
  title: ownName('Court House'),
  description: 'A house around a court.',
  location: 'Bole, Addis Ababa',
  type: 'RESIDENCE',
});

/** Somebody without an account, in a browser of their own. */
async function withoutSignIn(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

test(
  'a published project is edited as a draft, shared by a preview link, and published',
  { tag: '@one-width' },
  async ({ page, request, browser, baseURL }) => {
    const call = await asColleague(request);
    const project = aProject();
    const { id, slug } = await call<Made>('POST', '/projects', project);
    const title = `${project.title} with a tower`;
    const visited = await withoutSignIn(browser, baseURL);
    await visited.clock.install();
    const seen = async () => {
      await visited.goto(`/projects/${slug}`);
      return visited.getByRole('heading', { level: 1 });
    };

    // Saved as a draft: visitors go on seeing what they see.
    await openAsStaff(page, `/admin/projects/new?id=${id}`);
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved. Visitors do not see it yet.')).toBeVisible();
    const notice = page.getByRole('region', { name: 'Changes that visitors do not see yet.' });
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    const side = page.getByRole('complementary', { name: 'About this record' });
    await expect(side.getByText('Published · changes waiting')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await expect(await seen()).toHaveText(project.title);

    // A link shows it to anybody who has it.
    await page.getByRole('button', { name: 'Preview link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview links' });
    await dialog.getByRole('button', { name: 'Create preview link' }).click();
    const link = await dialog.getByLabel('The new link').inputValue();
    expect(link).toContain('/preview/');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const answer = await visited.goto(link);
    // Not before: the page of the project that is left here counts its own visit.
    const counted: string[] = [];
    visited.on('request', (sent) => {
      if (sent.method() === 'POST' && /views|track/.test(sent.url())) counted.push(sent.url());
    });
    expect(answer!.status()).toBe(200);
    expect(await answer!.headerValue('cache-control')).toBe('no-store');
    expect(await answer!.headerValue('x-robots-tag')).toContain('noindex');
    expect(await answer!.headerValue('referrer-policy')).toBe('no-referrer');
    await expect(visited.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visited.getByRole('note')).toHaveText('Preview. Visitors of the site do not see it so yet.');
    await expect(visited.getByRole('button', { name: /^Rate/ })).toHaveCount(0);
    await expectAccessible(visited);
    await expectNoHorizontalScroll(visited);
    // Longer than the site waits before it counts a visit.
    await visited.clock.fastForward(4_000);
    await visited.waitForLoadState('networkidle');
    expect(counted).toEqual([]);

    // Revoked, it says so, in every language.
    await dialog.getByRole('button', { name: /^Revoke/ }).click();
    await expect(page.getByText('The link is revoked and no longer works.')).toBeVisible();
    await expect(dialog.getByText('No active links.')).toBeVisible();
    const gone = await visited.goto(link);
    expect(gone!.status()).toBe(410);
    await expect(visited.getByRole('heading', { name: 'This Preview Is Over' })).toBeVisible();
    await expect(visited.getByText(/Ask the person who sent it to you/)).toBeVisible();
    await expectAccessible(visited);
    await expectNoHorizontalScroll(visited);
    for (const [language, heading] of [
      ['am', 'ይህ ቅድመ እይታ አብቅቷል'],
      ['om', 'Durargiin Kun Xumurameera'],
    ] as const) {
      await visited.goto(`/${language}${new URL(link).pathname}`);
      await expect(visited.getByRole('heading', { name: heading })).toBeVisible();
    }
    const forged = await visited.goto(`${link.slice(0, -2)}xx`);
    expect(forged!.status()).toBe(404);
    await expect(visited.getByRole('heading', { name: 'Preview Not Found' })).toBeVisible();

    // Published, visitors see it.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Publish the changes' }).click();
    await expect(page.getByText('Visitors see the changes now.')).toBeVisible();
    await expect(await seen()).toHaveText(title);
    await visited.context().close();
    await page.close();
    await call('DELETE', `/projects/${id}`);
  },
);

test(
  'draft changes are scheduled and discarded, by keys alone',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const post = { title: ownName('Stone'), excerpt: 'Walls of stone.', content: 'Thick.' };
    const { id, slug } = await call<Made>('POST', '/blog', post);
    await call('PUT', `/blog/${id}`, { status: 'PUBLISHED' });
    await call('PUT', `/blog/${id}/changes`, { excerpt: 'Walls of stone and brick.' });

    await openAsStaff(page, `/admin/blog/new?id=${id}`);
    await expect(page.getByLabel('Excerpt')).toHaveValue('Walls of stone and brick.');
    await page.getByRole('button', { name: 'Publish at a time' }).press('Enter');
    await page.getByLabel('Time in Addis Ababa').selectOption('09:30');
    await page.getByRole('combobox', { name: 'Day' }).fill('2099-01-31');
    await page.getByRole('button', { name: 'Schedule', exact: true }).press('Enter');
    await expect(page.getByText('The changes are scheduled.')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect((await request.get(`/api/v1/blog/public/${slug}`)).status()).toBe(200);

    await goInside(page, '/admin/publishing');
    const entry = page.getByRole('listitem').filter({ hasText: post.title });
    await expect(entry).toContainText('Change of what visitors see');

    await goInside(page, `/admin/blog/new?id=${id}`);
    await page.getByRole('button', { name: 'Discard the changes' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the changes' }).press('Enter');
    await expect(page.getByText('The draft changes are discarded.')).toBeVisible();
    await expect(page.getByLabel('Excerpt')).toHaveValue(post.excerpt);
    await page.close();
    await call('DELETE', `/blog/${id}`);
  },
);

test('lists show and filter by one state', { tag: '@one-width' }, async ({ page, request }) => {
  const call = await asColleague(request);
  const project = aProject();
  const { id } = await call<Made>('POST', '/projects', project);
  await call('PUT', `/projects/${id}/changes`, { location: 'Arada' });
  await openAsStaff(page, `/admin/projects?search=${encodeURIComponent(project.title)}`);
  const card = page.getByRole('article');
  await expect(card).toContainText('Published · changes waiting');
  await page.getByLabel('Publishing').selectOption({ label: 'Draft' });
  await expect(card).toHaveCount(0);
  await page.getByLabel('Publishing').selectOption({ label: 'Published · changes waiting' });
  await expect(card).toContainText(project.title);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await call('DELETE', `/projects/${id}`);
});
