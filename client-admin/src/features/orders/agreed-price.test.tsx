import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { anOrder, aPage } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { OrdersPage } from './orders-page';

const order = anOrder();
const listing = {
  'GET /design-orders/stats': succeed({ totalOrders: 1, recentOrders: 1, ordersByStatus: {} }),
  'GET /design-orders': succeed(aPage([order])),
};

const open = () =>
  renderPages([{ path: '/admin/orders', element: <OrdersPage /> }], { at: '/admin/orders?view=5' });

describe('a price on request', () => {
  it('is entered once it is agreed, based on the version that was seen', async () => {
    const free = { ...order, price: null, total: null };
    serve({
      ...listing,
      'GET /design-orders': succeed(aPage([free])),
      'GET /design-orders/5': succeed(free),
      'GET /design-files/project/1': succeed([]),
      'GET /design-files/order/5': succeed([]),
      'GET /design-orders/5/changes': succeed([]),
      'PUT /design-orders/5/price': succeed({ ...free, price: 750_000, total: 750_000, version: 4 }),
    });
    open();
    const field = await screen.findByRole('textbox', { name: /Agreed price/ });
    expect(screen.getByRole('button', { name: 'Enter price' })).toBeDisabled();
    // Nothing can be offered without one.
    expect(screen.queryByRole('button', { name: 'Pro-forma as PDF' })).toBeNull();
    await fill(field, '750000');
    await userEvent.click(screen.getByRole('button', { name: 'Enter price' }));
    await waitFor(() =>
      expect(callsTo('/design-orders/5/price')[0]?.body).toEqual({ price: 750_000, version: 3 }),
    );
  });

  it('that a colleague entered meanwhile is said, and what was typed stays', async () => {
    const free = { ...order, price: null, total: null };
    const details = {
      ...listing,
      'GET /design-orders': succeed(aPage([free])),
      'GET /design-files/project/1': succeed([]),
      'GET /design-files/order/5': succeed([]),
      'GET /design-orders/5/changes': succeed([]),
    };
    serve({ ...details, 'GET /design-orders/5': succeed(free) });
    const { queryClient } = open();
    const field = await screen.findByRole('textbox', { name: /Agreed price/ });
    await fill(field, '750000');

    // Another field of the order has changed: that is no conflict.
    const called = { ...free, phone: '+251 900 000 099', version: 4 };
    serve({ ...details, 'GET /design-orders/5': succeed(called) });
    await act(() => queryClient.invalidateQueries());
    await screen.findByText('+251 900 000 099');
    const theirs = {
      ...called,
      price: 600_000,
      total: 600_000,
      priceAgreedAt: order.createdAt,
      version: 5,
    };
    serve({
      ...details,
      'GET /design-orders/5': succeed(theirs),
      'PUT /design-orders/5/price': refuse(409, 'CONFLICT', 'Somebody else was faster.', { current: theirs }),
    });
    await act(() => queryClient.invalidateQueries());
    await screen.findByText(/600,000/);
    expect(screen.getByRole('textbox', { name: /Agreed price/ })).toHaveValue('750,000');
    await userEvent.click(screen.getByRole('button', { name: 'Enter price' }));
    expect(await screen.findByText(/Somebody else was faster\. .*600,?000/)).toBeInTheDocument();
    expect(callsTo('/design-orders/5/price')[0]?.body).toEqual({ price: 750_000, version: 4 });

    await userEvent.click(screen.getByRole('button', { name: 'Enter price' }));
    await waitFor(() =>
      expect(callsTo('/design-orders/5/price')[1]?.body).toEqual({ price: 750_000, version: 5 }),
    );
  });

  it('is hidden where the design has one', async () => {
    serve({
      ...listing,
      'GET /design-orders/5': succeed(order),
      'GET /design-orders/5/changes': succeed([]),
    });
    open();
    await screen.findByText('7KQ4-M2XB-9HTD');
    expect(screen.queryByRole('button', { name: 'Enter price' })).toBeNull();
  });
});
