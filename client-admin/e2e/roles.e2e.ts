import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

const password = 'Correct1';

test(
  'an account opens the pages of its role, and an explanation on the others',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const email = `${ownName('role').replaceAll(' ', '-')}@mail.example`;
    await call('POST', '/users', { name: 'Sara Demo', email, password, role: 'OFFICE' });
    await openAsStaff(page, '/admin', { email, password });
    const figures = page.getByRole('region', { name: 'Figures' });
    await expect(figures.getByText('Contact Inquiries')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const name of ['Dashboard', 'Contact Inquiries', 'Design Orders', 'Consultations'])
      await expect(links.filter({ hasText: name }).first()).toBeVisible();
    await expect(links.filter({ hasText: 'Users' })).toHaveCount(0);

    await page.goto('/admin/blog');
    await expect(page.getByText('You do not have access to this page')).toBeVisible();
    await expectAccessible(page);
  },
);
