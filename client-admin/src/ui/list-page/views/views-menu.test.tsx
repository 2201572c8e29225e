import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../../client-shared/test/fill';
import { callsTo, hold, refuse, serve, succeed } from '../../../test-support/fake-server';
import { renderPages } from '../../../test-support/render-admin';
import { ViewsMenu } from './views-menu';

const own = {
  ...{ id: 1, list: 'ORDERS', name: 'Pending', query: 'status=PENDING', isShared: false, version: 4 },
  ...{ owner: 'Sara', isOwn: true, isEditable: true },
};
const shared = {
  ...{ id: 2, list: 'ORDERS', name: 'Done', query: 'status=COMPLETED', isShared: true, version: 1 },
  ...{ owner: null, isOwn: false, isEditable: false },
};
const listing = { 'GET /saved-views': succeed([own, shared]) };

const open = (at = '/orders') =>
  renderPages(
    [
      { path: '/orders', element: <ViewsMenu list="ORDERS" /> },
      { path: '/form', element: <p>The form</p> },
    ],
    { at },
  );

beforeEach(() => {
  localStorage.clear();
  serve(listing);
});

it('requests views only where they can be used', async () => {
  open();
  expect(callsTo('/saved-views')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  expect(await screen.findByRole('menuitem', { name: /Done/ })).toHaveAttribute(
    'href',
    '/orders?status=COMPLETED',
  );
  expect(callsTo('/saved-views')[0]?.query).toEqual({ list: 'ORDERS' });
});

it('says which view is shown, and changes nothing of a colleague’s', async () => {
  open('/orders?status=COMPLETED&page=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Kept by administrators')).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Delete view' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Rename or share...' })).toBeNull();
});

it('replaces an own view of the same name, based on its version', async () => {
  serve({ ...listing, 'PUT /saved-views/1': succeed({ ...own, query: 'status=CANCELLED', version: 5 }) });
  const { address } = open('/orders?status=CANCELLED&page=3');
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view...' }));
  await fill(await screen.findByLabelText(/^Name/), 'Pending');
  await userEvent.click(screen.getByRole('button', { name: 'Replace view' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsTo('/saved-views/1')[0]?.body).toEqual({
    ...{ name: 'Pending', query: 'status=CANCELLED', isShared: false, version: 4 },
  });
  expect(address()).toBe('/orders?status=CANCELLED');
});

it('keeps the dialog open with the reason where saving is refused', async () => {
  const reason = 'You already have 50 views. Delete one first.';
  serve({ ...listing, 'POST /saved-views': refuse(409, 'CONFLICT', reason) });
  open('/orders?status=CANCELLED');
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view...' }));
  const name = await screen.findByLabelText(/^Name/);
  await fill(name, 'Called off');
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(name).toHaveValue('Called off');
});

it('offers to try again where views cannot be had', async () => {
  serve({});
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  const again = await screen.findByRole('menuitem', { name: 'The views could not be loaded. Try again' });
  serve(listing);
  await userEvent.click(again);
  expect(await screen.findByRole('menuitem', { name: 'Pending' })).toBeInTheDocument();
});

describe('where another page is shown by the time the answer arrives, its address stays', () => {
  const leave = async ({ router }: ReturnType<typeof open>) => {
    await router.navigate('/form?id=5');
    await screen.findByText('The form');
  };

  it('after a view is deleted', async () => {
    const deleted = hold(succeed(null));
    serve({ ...listing, 'DELETE /saved-views/1': deleted.answer });
    const view = open('/orders?status=PENDING');
    await userEvent.click(await screen.findByRole('button', { name: 'Pending' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete view' }));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete view' }));
    await leave(view);
    deleted.release();
    expect(await screen.findByText('The view “Pending” is deleted.')).toBeInTheDocument();
    expect(view.address()).toBe('/form?id=5');
  });

  it('after a view is saved', async () => {
    const saved = hold(succeed({ ...own, id: 3, name: 'Cancelled', query: 'status=CANCELLED' }));
    serve({ ...listing, 'POST /saved-views': saved.answer });
    const view = open('/orders?status=CANCELLED');
    await userEvent.click(screen.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view...' }));
    await fill(await screen.findByLabelText(/^Name/), 'Cancelled');
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await leave(view);
    saved.release();
    await waitFor(() => expect(callsTo('/saved-views').some(({ method }) => method === 'POST')).toBe(true));
    expect(await screen.findByText(/“Cancelled”/)).toBeInTheDocument();
    expect(view.address()).toBe('/form?id=5');
  });
});
