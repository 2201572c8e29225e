import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../test-support/builders';
import { serve, succeed } from '../../test-support/fake-server';
import { renderSignedIn } from '../../test-support/render-admin';
import { UserMenu } from './user-menu';

let stop = () => {};
afterEach(() => stop());

async function openMenuAs(role: 'ADMIN' | 'EDITOR') {
  serve({ 'GET /auth/profile': succeed(aUser({ role })) });
  ({ stop } = renderSignedIn([{ index: true, element: <UserMenu onKeys={() => {}} /> }]));
  await userEvent.click(await screen.findByRole('button', { name: /Hana Bekele/ }));
  await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' });
}

it('leads administrators to the documentation of the API in a new tab', async () => {
  await openMenuAs('ADMIN');
  const link = screen.getByRole('menuitem', { name: 'API documentation' });
  expect(link).toHaveAttribute('href', '/docs');
  expect(link).toHaveAttribute('target', '_blank');
});

it('offers editors no documentation of the API', async () => {
  await openMenuAs('EDITOR');
  expect(screen.queryByRole('menuitem', { name: 'API documentation' })).toBeNull();
});
