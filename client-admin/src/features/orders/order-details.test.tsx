import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../test-support/builders';
import { callsTo, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { OrderDetails } from './order-details';

it('does not ask again for an order that is deleted, while the address still names it', async () => {
  const order = anOrder({ id: 5 });
  serve({ 'GET /design-orders/5': succeed(order), 'DELETE /design-orders/5': succeed(null) });
  renderPages([{ path: '/', element: <OrderDetails id={5} listed={undefined} onClose={() => {}} /> }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete order' }));
  const asked = () => callsTo('/design-orders/5').filter(({ method }) => method === 'GET').length;
  const before = asked();
  const question = await screen.findByRole('dialog', { name: 'Delete Order' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText(/was deleted\.$/);
  expect(asked()).toBe(before);
});
