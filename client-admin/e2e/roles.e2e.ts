import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

const password = 'Correct1';

for (const { role, sections, figure, other } of [
  {
    role: 'EDITOR',
    sections: ['Dashboard', 'Services', 'Projects', 'Blog'],
    figure: 'Total Projects',
    other: '/admin/orders',
  },
  {
    role: 'OFFICE',
    sections: ['Dashboard', 'Contact Inquiries', 'Design Orders', 'Consultations'],
    figure: 'Contact Inquiries',
    other: '/admin/blog',
  },
]) {
  test(
    `an account with the role ${role} opens its own pages, and an explanation on the others`,
    { tag: '@one-width' },
    async ({ page, request }) => {
      const call = await asColleague(request);
      const email = `${ownName('role').replaceAll(' ', '-')}@mail.example`;
      await call('POST', '/users', { name: 'Sara Demo', email, password, role });
      await openAsStaff(page, '/admin', { email, password });
      await expect(page.getByRole('region', { name: 'Figures' }).getByText(figure)).toBeVisible();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      for (const name of sections) await expect(links.filter({ hasText: name }).first()).toBeVisible();
      await expect(links.filter({ hasText: 'Users' })).toHaveCount(0);

      await page.goto(other);
      await expect(page.getByText('You do not have access to this page')).toBeVisible();
      await expectAccessible(page);

      await page.goto('/admin/settings');
      await expect(page.getByRole('tab', { name: 'Security' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'General' })).toHaveCount(0);
      const hours = page.getByRole('tab', { name: 'Office hours' });
      await expect(hours).toHaveCount(role === 'OFFICE' ? 1 : 0);
    },
  );
}
