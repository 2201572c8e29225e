import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aService } from '../../test-support/builders';
import { calls, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { aPublication } from '../../test-support/publication';
import { renderPages } from '../../test-support/render-admin';
import { ServicePage } from './service-page';

async function deleteService(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
}

const asked = () =>
  calls.filter(({ method, path }) => method === 'GET' && path === '/services/admin/1').length;

it('does not ask again for what is deleted, and does where that failed', async () => {
  const answers = { 'GET /services/admin/1': succeed(aService()) };
  const pages = [
    { path: '/admin/services', element: <p>The list</p> },
    { path: '/admin/services/:id', element: <ServicePage /> },
  ];
  serve({ ...answers, 'DELETE /services/1': refuse(503, 'SERVICE_UNAVAILABLE', 'Not now.') });
  renderPages(pages, { at: '/admin/services/1' });
  await deleteService();
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  await waitFor(() => expect(asked()).toBe(2));

  serve({ ...answers, 'DELETE /services/1': succeed(null) });
  await deleteService();
  expect(await screen.findByText('The list')).toBeInTheDocument();
  expect(asked()).toBe(2);
});

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
  await deleteService();
  await router.navigate('/admin/services/new?id=1');
  await screen.findByText('The form');
  deleted.release();
  expect(await screen.findByText('Service deleted successfully!')).toBeInTheDocument();
  expect(address()).toBe('/admin/services/new?id=1');
});

it('says whether the service is active, and beside it what waits to be published', async () => {
  serve({
    'GET /services/admin/1': succeed(aService({ isActive: false })),
    'GET /publications/service/1': succeed(aPublication({ state: 'SCHEDULED' })),
  });
  renderPages([{ path: '/admin/services/:id', element: <ServicePage /> }], { at: '/admin/services/1' });
  expect(await screen.findByText('Inactive')).toBeVisible();
  expect(await screen.findByText('Scheduled')).toBeVisible();
});
