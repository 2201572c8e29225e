import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { anOrder, anOrderChange, aPage, aProject } from '../../test-support/builders';
import { calls, callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { chooseStatus, findStatusMenu } from '../../test-support/status-menu';
import { OrdersPage } from './orders-page';

const stats = succeed({
  totalOrders: 21,
  recentOrders: 4,
  ordersByStatus: { PENDING: 6, CONFIRMED: 2, IN_PROGRESS: 5, COMPLETED: 7, CANCELLED: 1 },
});
const order = anOrder();
const listing = { 'GET /design-orders/stats': stats, 'GET /design-orders': succeed(aPage([order])) };

const open = (at = '/admin/orders') =>
  renderPages([{ path: '/admin/orders', element: <OrdersPage /> }], { at });

beforeEach(() => serve(listing));

it('requests ten orders, the newest first, and counts all of them', async () => {
  open();
  await screen.findByText('Selam Tadesse');
  expect(callsTo('/design-orders')[0]?.query).toEqual({
    page: '1',
    limit: '10',
    sortBy: 'createdAt',
    sortOrder: 'desc',
  });
  await waitFor(() => {
    const terms = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(terms).toEqual(['Total Orders21', 'Pending6', 'Completed7', 'Recent (7 days)4']);
  });
});

it('offers four statuses to filter by and all five to choose', async () => {
  open();
  const filter = within(screen.getByLabelText('Status'));
  expect(filter.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All Status',
    'Pending',
    'In Progress',
    'Completed',
    'Cancelled',
  ]);
  await userEvent.click(await findStatusMenu('Status of the order of Selam Tadesse'));
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map((choice) => choice.textContent)).toEqual([
    'Pending',
    'Confirmed',
    'In Progress',
    'Completed',
    'Cancelled',
  ]);
});

describe('sorting', () => {
  it('starts ascending at a new column and turns round at the same one', async () => {
    const { address } = open('/admin/orders?page=2');
    const header = await screen.findByRole('columnheader', { name: 'Customer' });
    expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(header).getByRole('button', { name: 'Customer' }));
    expect(address()).toBe('/admin/orders?sort=name%3Aasc');
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    expect(address()).toBe('/admin/orders?sort=name%3Adesc');
    expect(header).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() =>
      expect(callsTo('/design-orders').at(-1)?.query).toMatchObject({ sortBy: 'name', sortOrder: 'desc' }),
    );
  });

  it('is left alone by a search, which starts on the first page', async () => {
    const { address } = open('/admin/orders?sort=name:asc&page=2');
    await screen.findByText('Selam Tadesse');
    await userEvent.type(screen.getByLabelText('Search'), 'selam{Enter}');
    expect(address()).toBe('/admin/orders?sort=name%3Aasc&search=selam');
  });
});

describe('the status', () => {
  const LABEL = 'Status of the order of Selam Tadesse';
  const choose = (status: string) => chooseStatus(LABEL, status);

  it('is changed at once, based on the version that was seen', async () => {
    const answer = hold(succeed({ ...order, status: 'CONFIRMED', version: 4 }));
    serve({ ...listing, 'PUT /design-orders/5': answer.answer });
    open();
    await choose('Confirmed');
    const menu = await findStatusMenu(LABEL);
    expect(menu).toBeDisabled();
    expect(menu).toHaveTextContent('Confirmed');
    expect(callsTo('/design-orders/5')[0]?.body).toEqual({ status: 'CONFIRMED', version: 3 });
    serve({ ...listing, 'GET /design-orders': succeed(aPage([{ ...order, status: 'CONFIRMED' }])) });
    answer.release();
    expect(await screen.findByText('The order of Selam Tadesse is now “Confirmed”.')).toBeInTheDocument();
    await waitFor(() => expect(menu).toBeEnabled());
    expect(menu).toHaveTextContent('Confirmed');
    expect(menu).toHaveFocus();
  });

  it('is not changed by arrow keys before one is chosen, and not at all by Escape', async () => {
    serve({ ...listing, 'PUT /design-orders/5': succeed({ ...order, status: 'IN_PROGRESS' }) });
    open();
    const menu = await findStatusMenu(LABEL);
    act(() => menu.focus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Pending' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
    expect(callsTo('/design-orders/5')).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Pending' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(callsTo('/design-orders/5')).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(callsTo('/design-orders/5')).toHaveLength(1));
  });

  it('shows a change of another account and does not overwrite it', async () => {
    const current = { ...order, status: 'CANCELLED', phone: '+251 900 000 099', version: 4 };
    serve({
      ...listing,
      'PUT /design-orders/5': refuse(409, 'CONFLICT', 'Somebody else was faster.', { current }),
    });
    open();
    await screen.findByText('Selam Tadesse');
    serve({
      ...listing,
      'PUT /design-orders/5': refuse(409, 'CONFLICT', 'Somebody else was faster.', { current }),
      'GET /design-orders': succeed(aPage([current])),
    });
    await choose('Completed');
    expect(
      await screen.findByText(
        'Somebody else was faster. Status is now “Cancelled”. Phone is now “+251 900 000 099”.',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: `${LABEL}: Cancelled` })).toBeEnabled();
    expect(callsTo('/design-orders/5').filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('that could not be saved goes back and says why', async () => {
    serve({ ...listing, 'PUT /design-orders/5': refuse(400, 'VALIDATION_ERROR', '') });
    open();
    await choose('Completed');
    expect(await screen.findByText('Failed to update order status. Please try again.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: `${LABEL}: Pending` })).toBeEnabled();
  });
});

describe('the payment', () => {
  const submitted = {
    ...order,
    ...{ payment: 'SUBMITTED' as const, paymentProvider: 'CBE' as const, paymentReference: 'FT26328K9PQR' },
  };
  const served = {
    ...listing,
    'GET /design-orders/5': succeed(submitted),
    'GET /design-files/project/1': succeed([]),
    'GET /design-files/order/5': succeed([]),
  };

  it('is rejected with a reason only, based on the version that was seen', async () => {
    serve({ ...served, 'PUT /design-orders/5/payment': succeed({ ...submitted, payment: 'REJECTED' }) });
    open('/admin/orders?view=5');
    await userEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    expect(screen.getByRole('button', { name: 'Reject payment' })).toBeDisabled();
    await fill(screen.getByRole('textbox', { name: 'Reason' }), 'No such transfer.');
    await userEvent.click(screen.getByRole('button', { name: 'Reject payment' }));
    const sent = { decision: 'REJECTED', reason: 'No such transfer.', version: 3 };
    await waitFor(() => expect(callsTo('/design-orders/5/payment')[0]?.body).toEqual(sent));
  });

  it('shows that another account decided first', async () => {
    const current = { ...submitted, payment: 'REJECTED', version: 4 };
    const refusal = refuse(409, 'CONFLICT', 'Somebody else was faster.', { current });
    serve({ ...served, 'PUT /design-orders/5/payment': refusal });
    open('/admin/orders?view=5');
    await userEvent.click(await screen.findByRole('button', { name: 'Verify payment' }));
    expect(
      await screen.findByText('A colleague was faster: the payment of Selam Tadesse is “Rejected” now.'),
    ).toBeInTheDocument();
  });
});

describe('files', () => {
  it('are those of this order, for its buyer alone, and those of the design', async () => {
    const file = { id: 8, name: 'adapted.pdf', size: 2_000_000, createdAt: '2026-11-20T12:04:00.000Z' };
    serve({
      ...listing,
      'GET /design-orders/5': succeed(order),
      'GET /design-files/project/1': succeed([{ ...file, id: 9, name: 'plans.pdf' }]),
      'GET /design-files/order/5': succeed([file]),
      'POST /design-files/order/5': succeed({ ...file, id: 10, name: 'roof.dxf' }),
      'DELETE /design-files/8': succeed(null),
    });
    open('/admin/orders?view=5');
    const own = within(await screen.findByRole('region', { name: 'Files of this order' }));
    const ofDesign = within(screen.getByRole('region', { name: 'Files of the design' }));
    expect(await own.findByText('adapted.pdf')).toBeVisible();
    expect(await ofDesign.findByText('plans.pdf')).toBeVisible();
    await userEvent.upload(own.getByLabelText('File of this order'), new File(['0'], 'roof.dxf'));
    expect(await screen.findByText('roof.dxf was added.')).toBeInTheDocument();
    expect(callsTo('/design-files/project/1').map(({ method }) => method)).toEqual(['GET']);
    await userEvent.click(own.getByRole('button', { name: 'Delete adapted.pdf' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete File' }));
    expect(question.getByText(/It is gone for good\.$/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(callsTo('/design-files/8')).toHaveLength(1));
  });
});

describe('a change request of the buyer', () => {
  const change = anOrderChange();
  const requested = { ...order, openChange: 'REQUESTED' as const };
  const served = {
    ...listing,
    'GET /design-orders': succeed(aPage([requested])),
    'GET /design-orders/5': succeed(requested),
    'GET /design-files/project/1': succeed([]),
    'GET /design-files/order/5': succeed([]),
    'GET /design-orders/5/changes': succeed([change]),
  };
  const path = `/design-orders/changes/${change.id}`;

  it('is marked in the list, and filtered by', async () => {
    serve(served);
    open();
    const row = within(await screen.findByRole('row', { name: /Selam Tadesse/ }));
    expect(row.getByText('To be quoted')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Changes'), 'Quote with the buyer');
    await waitFor(() =>
      expect(callsTo('/design-orders').at(-1)?.query).toMatchObject({ openChange: 'QUOTED' }),
    );
  });

  it('is quoted, based on the version that was seen', async () => {
    serve({ ...served, [`PUT ${path}/quote`]: succeed({ ...change, status: 'QUOTED', version: 2 }) });
    open('/admin/orders?view=5');
    expect(await screen.findByText('One more bedroom.')).toBeVisible();
    // What is not known yet has no line of its own.
    for (const name of ['Agreed changes', 'Total', 'Our answer']) expect(screen.queryByText(name)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Write quote…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send quote' }));
    expect(screen.getByText('Enter a whole number from 1 to 365.')).toBeVisible();
    expect(callsTo(`${path}/quote`)).toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: /Price of the change/ }), '85000');
    await userEvent.type(screen.getByRole('textbox', { name: /Working days/ }), '12');
    const day = screen.getByRole('combobox', { name: /Valid until/ });
    await fill(day, '2099-12-31');
    await fill(screen.getByRole('textbox', { name: /Message to the buyer/ }), 'With new drawings.');
    await userEvent.click(screen.getByRole('button', { name: 'Send quote' }));
    const sent = { amount: 85_000, workingDays: 12, goodUntil: '2099-12-31', answer: 'With new drawings.' };
    await waitFor(() => expect(callsTo(`${path}/quote`)[0]?.body).toEqual({ ...sent, version: 1 }));
    expect(await screen.findByText('The quote is sent to Selam Tadesse.')).toBeInTheDocument();
  });

  it('shows that another account answered first, and keeps the input', async () => {
    const current = { ...change, status: 'DECLINED', version: 2 };
    const refusal = refuse(409, 'CONFLICT', 'Somebody else was faster.', { current });
    serve({ ...served, [`PUT ${path}/decline`]: refusal });
    open('/admin/orders?view=5');
    await userEvent.click(await screen.findByRole('button', { name: 'Decline…' }));
    expect(screen.getByRole('button', { name: 'Decline change' })).toBeDisabled();
    await fill(screen.getByRole('textbox', { name: /Why not/ }), 'No room.');
    await userEvent.click(screen.getByRole('button', { name: 'Decline change' }));
    expect(
      await screen.findByText('A colleague was faster: this change is “Declined” now.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Why not/ })).toHaveValue('No room.');
  });

  it('that is closed leads to its own order', async () => {
    const made = { ...change, status: 'ACCEPTED' as const, isOwnOrder: true, madeOrderId: 9 };
    serve({ ...served, 'GET /design-orders/5/changes': succeed([made]) });
    open('/admin/orders?view=5');
    expect(await screen.findByRole('link', { name: /order of its own/ })).toHaveAttribute(
      'href',
      '/admin/orders?view=9',
    );
    expect(screen.queryByRole('button', { name: /quote/i })).toBeNull();
  });

  it('that became an order leads back to the one that it changes', async () => {
    const made = { ...change, status: 'ACCEPTED' as const, isOwnOrder: true, orderId: 4, madeOrderId: 5 };
    serve({ ...served, 'GET /design-orders/5/changes': succeed([made]) });
    open('/admin/orders?view=5');
    expect(await screen.findByRole('link', { name: 'Open the order that this one changes' })).toHaveAttribute(
      'href',
      '/admin/orders?view=4',
    );
  });
});

describe('deleting', () => {
  it('asks first', async () => {
    serve({ ...listing, 'DELETE /design-orders/5': succeed(null) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: order of Selam Tadesse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Order' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The order of Selam Tadesse was deleted.')).toBeInTheDocument();
    expect(callsTo('/design-orders/5')).toHaveLength(1);
  });

  it('says when it failed', async () => {
    serve({ ...listing, 'DELETE /design-orders/5': refuse(400, 'VALIDATION_ERROR', '') });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: order of Selam Tadesse' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete order. Please try again.')).toBeInTheDocument();
  });
});

it('says of several orders that they could not be updated or deleted', async () => {
  serve({
    ...listing,
    'PUT /design-orders/5': refuse(422, 'VALIDATION_ERROR', ''),
    'DELETE /design-orders/5': refuse(422, 'VALIDATION_ERROR', ''),
  });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select order of Selam Tadesse' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit selected' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Completed' }));
  const refused = await screen.findByRole('list', { name: /refused|not changed/i });
  expect(refused).toHaveTextContent('Failed to update design order');
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Order' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete design order')).toBeInTheDocument();
});

describe('details', () => {
  it('show the tracking code and the price, and return the focus', async () => {
    serve({ ...listing, 'GET /design-orders/5': succeed(order) });
    const { address } = open();
    const view = await screen.findByRole('button', { name: 'View Details: order of Selam Tadesse' });
    await userEvent.click(view);
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Details' }));
    for (const text of [
      '7KQ4-M2XB-9HTD',
      'ETB 4,500,000',
      'CMC, Addis Ababa',
      'Entoto Ridge House · Residence',
    ])
      expect(dialog.getByText(text)).toBeVisible();
    expect(address()).toBe('/admin/orders?view=5');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/admin/orders'));
    await waitFor(() => expect(view).toHaveFocus());
  });

  it('say that the order could not be updated or deleted', async () => {
    const submitted = anOrder({ paymentProvider: 'CBE', paymentReference: 'FT1', payment: 'SUBMITTED' });
    serve({
      ...listing,
      'GET /design-orders/5': succeed(submitted),
      'GET /design-files/project/1': succeed([]),
      'GET /design-files/order/5': succeed([]),
      'PUT /design-orders/5/payment': refuse(422, 'VALIDATION_ERROR', ''),
      'DELETE /design-orders/5': refuse(409, 'CONFLICT', ''),
    });
    const { address } = open('/admin/orders?view=5');
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Details' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Verify payment' }));
    expect(await screen.findByText('Failed to update design order')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete order' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Order' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete design order')).toBeInTheDocument();
    expect(address()).toBe('/admin/orders?view=5');
  });

  it('open from a link, also for an order that is not on the page', async () => {
    serve({ ...listing, 'GET /design-orders/77': succeed(anOrder({ id: 77, name: 'Lensa Abdi' })) });
    const { address } = open('/admin/orders?view=77');
    expect(await screen.findByText('Lensa Abdi')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/admin/orders');
  });

  it('of the project open from its name', async () => {
    serve({
      ...listing,
      'GET /projects/admin/1': succeed(aProject({ location: 'Entoto, Addis Ababa', plotSize: 1250 })),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Entoto Ridge House' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Entoto Ridge House' }));
    expect(await dialog.findByText('Entoto, Addis Ababa')).toBeVisible();
    expect(dialog.getByText('Plot size (m²)')).toBeVisible();
    expect(dialog.getByText('1,250')).toBeVisible();
  });

  it('of a project that cannot be had say so', async () => {
    serve({ ...listing, 'GET /projects/admin/1': refuse(404, 'NOT_FOUND', 'Project not found.') });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Entoto Ridge House' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load project details');
    expect(alert).toHaveTextContent('Project not found.');
  });
});

it('says what failed, and why, with the way out', async () => {
  serve({ ...listing, 'GET /design-orders': refuse(500, 'INTERNAL_ERROR', 'Not now.') });
  open();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Error loading design orders')).toBeVisible();
  expect(alert.getByText('Not now.')).toBeVisible();
  serve(listing);
  await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Selam Tadesse')).toBeVisible();
});

it('says when there are none', async () => {
  serve({ ...listing, 'GET /design-orders': succeed(aPage([])) });
  open();
  expect(await screen.findByText('No orders found')).toBeVisible();
});

describe('several orders at once', () => {
  const rows = [1, 2, 3].map((id) => anOrder({ id, name: `Client ${id}`, version: id, status: 'PENDING' }));
  const changed = (id: number) => succeed({ ...rows[id - 1], status: 'CONFIRMED', version: id + 10 });

  async function change() {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit selected' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Confirmed' }));
  }

  it('each go with their version and a key of their own; what is refused stays selected, with the reason', async () => {
    serve({
      ...listing,
      'GET /design-orders': succeed(aPage(rows)),
      'PUT /design-orders/1': changed(1),
      'PUT /design-orders/2': refuse(409, 'CONFLICT', 'Somebody else has changed this order.'),
      'PUT /design-orders/3': changed(3),
    });
    await change();
    expect(await screen.findByText('2 records are now “Confirmed”.')).toBeInTheDocument();
    const sent = calls.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ body }) => body)).toEqual(
      [1, 2, 3].map((version) => ({ status: 'CONFIRMED', version })),
    );
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);

    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('1 record was not changed, and is still selected');
    expect(box).toHaveTextContent(
      `Client 2 (${rows[1]!.project.title}): Somebody else has changed this order.`,
    );
    expect(screen.getByRole('checkbox', { name: 'Select order of Client 2' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select order of Client 1' })).not.toBeChecked();
  });

  it('get back what they had', async () => {
    serve({
      ...listing,
      'GET /design-orders': succeed(aPage(rows)),
      ...Object.fromEntries([1, 2, 3].map((id) => [`PUT /design-orders/${id}`, changed(id)])),
    });
    await change();
    const toast = await screen.findByText('3 records are now “Confirmed”.');
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('3 records are as they were before.')).toBeInTheDocument();
    const sent = calls.filter(({ method }) => method === 'PUT').slice(3);
    expect(sent.map(({ body }) => body)).toEqual(
      [11, 12, 13].map((version) => ({ status: 'PENDING', version })),
    );
  });
});

it('filters by the status of a row, also by one that the filter does not offer', async () => {
  serve({ ...listing, 'GET /design-orders': succeed(aPage([anOrder({ status: 'CONFIRMED' })])) });
  const { address } = open();
  await userEvent.click(await findStatusMenu('Status of the order of Selam Tadesse'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter by Confirmed' }));
  expect(address()).toBe('/admin/orders?status=CONFIRMED');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Confirmed');
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});
