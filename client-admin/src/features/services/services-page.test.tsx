import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, aService } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { ServicesPage } from './services-page';

const two = [aService(), aService({ id: 2, title: 'Surveying', isActive: false })];
const open = (at = '/admin/services') =>
  renderPages(
    [
      { path: '/admin/services', element: <ServicesPage /> },
      { path: '/admin/services/:id', element: <p>Details</p> },
    ],
    { at },
  );
const ready = () => screen.findByText('Surveying');
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

it('requests the first fifteen, by the address, and has no pager for one page', async () => {
  serve({ 'GET /services/admin': succeed(aPage(two, { pageSize: 15 })) });
  open('/admin/services?status=inactive&publication=in_review&search=plan');
  await ready();
  expect(callsTo('/services/admin')[0]?.query).toEqual({
    page: '1',
    limit: '15',
    sortBy: 'createdAt',
    sortOrder: 'desc',
    search: 'plan',
    isActive: 'false',
    publication: 'IN_REVIEW',
  });
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  const columns = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(columns.slice(1)).toEqual(['Service', 'Status', 'Duration', 'Last Updated', 'Actions']);
});

it('filters by whether a service is active, and says what waits beside it', async () => {
  const waiting = aService({ id: 3, title: 'Landscaping', publication: 'CHANGED' });
  serve({ 'GET /services/admin': succeed(aPage([...two, waiting])) });
  open();
  await ready();
  const choices = within(screen.getByRole('combobox', { name: 'Status' })).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['All Status', 'Active', 'Inactive']);
  const row = within((await screen.findByText('Landscaping')).closest('tr')!);
  expect(row.getByText('Active')).toBeVisible();
  expect(row.getByText('Published · changes waiting')).toBeVisible();
});

it('reaches the services beyond the first fifteen', async () => {
  serve({
    'GET /services/admin': ({ query }) =>
      succeed(
        query.page === '2'
          ? aPage([aService({ id: 16, title: 'Landscaping' })], {
              ...{ pageSize: 15, currentPage: 2, totalPages: 2, totalItems: 16, hasPrevious: true },
            })
          : aPage(two, { pageSize: 15, totalPages: 2, totalItems: 16, hasNext: true }),
      )(undefined as never),
  });
  const { address } = open();
  await ready();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Landscaping')).toBeVisible();
  expect(address()).toBe('/admin/services?page=2');
});

it('opens a service by its row, not by the controls in it', async () => {
  serve({ 'GET /services/admin': succeed(aPage(two)), 'PATCH /services/1/toggle-status': succeed(two[0]) });
  const { address, router } = open();
  await ready();
  await userEvent.click(screen.getByLabelText('Interior Design is active'));
  expect(address()).toBe('/admin/services');
  await userEvent.click(screen.getAllByText('3-5 months')[0]!);
  expect(address()).toBe('/admin/services/1');
  expect(router.state.location.state).toMatchObject({ record: two[0], from: '/admin/services' });
});

it('switches a service off at once, and back when the server refuses', async () => {
  const answer = hold(refuse(400, 'VALIDATION_ERROR', ''));
  serve({ 'GET /services/admin': succeed(aPage(two)), 'PATCH /services/1/toggle-status': answer.answer });
  open();
  await ready();
  const toggle = screen.getByLabelText('Interior Design is active');
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
  answer.release();
  expect(await screen.findByText('Failed to update service status')).toBeInTheDocument();
  await waitFor(() => expect(toggle).toBeChecked());
});

it('keeps the switch and its badge where they were put while the list is loaded again', async () => {
  const refetch = hold(succeed(aPage([aService({ isActive: false, version: 2 })])));
  serve({
    'GET /services/admin': (call) =>
      callsTo('/services/admin').length > 1 ? refetch.answer(call) : succeed(aPage(two))(call),
    'PATCH /services/1/toggle-status': succeed(aService({ isActive: false, version: 2 })),
  });
  open();
  await ready();
  const toggle = screen.getByLabelText('Interior Design is active');
  await userEvent.click(toggle);
  await waitFor(() => expect(callsTo('/services/admin')).toHaveLength(2));
  expect(toggle).not.toBeChecked();
  expect(within(toggle.closest('tr')!).getByText('Inactive')).toBeVisible();
  refetch.release();
});

describe('deleting', () => {
  it('one needs a confirmation and shows the result', async () => {
    serve({ 'GET /services/admin': succeed(aPage(two)), 'DELETE /services/2': succeed(null) });
    open();
    await ready();
    await userEvent.click(screen.getByLabelText('Delete Surveying'));
    expect(await screen.findByText('Delete "Surveying"? It stays in the trash for 30 days.')).toBeVisible();
    expect(callsTo('/services/2')).toEqual([]);
    await confirm('Delete');
    expect(await screen.findByText('Service deleted successfully!')).toBeInTheDocument();
    expect(callsTo('/services/admin').length).toBeGreaterThan(1);
  });

  it.each([
    ['', 'Failed to delete service'],
    ['It is in use.', 'It is in use.'],
  ])('one that fails with "%s" says: %s', async (message, text) => {
    serve({
      'GET /services/admin': succeed(aPage(two)),
      'DELETE /services/2': refuse(409, 'CONFLICT', message),
    });
    open();
    await ready();
    await userEvent.click(screen.getByLabelText('Delete Surveying'));
    await confirm('Delete');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('the chosen ones makes one call each and counts them', async () => {
    serve({
      'GET /services/admin': succeed(aPage(two)),
      'DELETE /services/1': succeed(null),
      'DELETE /services/2': succeed(null),
    });
    open();
    await ready();
    await userEvent.click(screen.getByLabelText('Select all'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
    await confirm('Delete');
    expect(await screen.findByText('2 services deleted successfully!')).toBeInTheDocument();
  });

  it('of several names those that failed', async () => {
    serve({
      'GET /services/admin': succeed(aPage(two)),
      'DELETE /services/1': refuse(400, 'VALIDATION_ERROR', ''),
      'DELETE /services/2': succeed(null),
    });
    open();
    await ready();
    await userEvent.click(screen.getByLabelText('Select all'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
    await confirm('Delete');
    expect(await screen.findByText('1 services deleted successfully!')).toBeInTheDocument();
    expect(await screen.findByText('Failed to delete services')).toBeInTheDocument();
  });
});

it.each([
  [refuse(400, 'VALIDATION_ERROR', ''), 'Failed to load services'],
  [succeed(aPage([])), 'No services found'],
])('explains an empty list', async (answer, text) => {
  serve({ 'GET /services/admin': answer });
  open();
  expect(await screen.findByText(text)).toBeVisible();
});
