import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aService } from '../../test-support/builders';
import { hold, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { ServicePage } from './service-page';

it('leads to the list after deleting, unless another page is shown by then', async () => {
  const deleted = hold(succeed(null));
  serve({ 'GET /services/admin/1': succeed(aService()), 'DELETE /services/1': deleted.answer });
  const { address, router } = renderPages(
    [
      { path: '/admin/services', element: <p>The list</p> },
      { path: '/admin/services/new', element: <p>The form</p> },
      { path: '/admin/services/:id', element: <ServicePage /> },
    ],
    { at: '/admin/services/1' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await router.navigate('/admin/services/new?id=1');
  await screen.findByText('The form');
  deleted.release();
  expect(await screen.findByText('Service deleted successfully!')).toBeInTheDocument();
  expect(address()).toBe('/admin/services/new?id=1');
});
