import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, ownName } from './sign-in.js';

interface Made {
  id: number;
}

const records = [
  {
    kind: 'post',
    at: '/blog',
    body: (title: string) => ({ title, excerpt: 'Walls of stone.', content: '## Why\n\nThey stay cool.' }),
  },
  {
    kind: 'service',
    at: '/services',
    body: (title: string) => ({
      ...{ title, description: 'Measuring a plot.', duration: '1-2 weeks', isActive: false },
      ...{ longDescription: 'With levels and borders.', features: ['A plan of levels'] },
    }),
  },
  {
    kind: 'project',
    at: '/projects',
    body: (title: string) => ({ title, description: 'A house.', location: 'Bole', isPublic: false }),
  },
];

test(
  'a preview link shows a draft of each kind as its page will look',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    for (const { kind, at, body } of records) {
      await test.step(kind, async () => {
        const title = ownName('Not yet');
        const { id } = await call<Made>('POST', at, body(title));
        const { path } = await call<{ path: string }>('POST', `/preview-links/${kind}/${id}`);
        const answer = await page.goto(path);
        expect(answer!.status()).toBe(200);
        expect(await answer!.text()).toMatch(/<meta name="robots" content="noindex"\/?>/);
        await expect(page).toHaveTitle(new RegExp(`^Preview: ${title}`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expectAccessible(page);
        await expectNoHorizontalScroll(page);
        // Its parts work as on the page itself, in every language.
        await page.goto(`/am${path}`);
        await expect(page.getByRole('note')).toContainText('ቅድመ እይታ');
      });
    }
  },
);
