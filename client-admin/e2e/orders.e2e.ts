import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName, withoutLiveNotifications } from './sign-in.js';
import { chooseStatus, statusMenu } from './status-menu.js';

interface Order {
  id: number;
  name: string;
  version: number;
  trackingCode: string;
}

async function placeOrder(request: APIRequestContext) {
  const call = await asColleague(request);
  const { data } = await call<{ data: { id: number }[] }>('GET', '/projects?search=Ayat&isForSale=true');
  const name = ownName('Order');
  const person = { name, email: 'order@mail.example', phone: '+251 900 000 050', address: 'Ayat' };
  const order = await call<Order>('POST', '/design-orders', { ...person, projectId: data[0]!.id });
  return { order, call };
}

test('an order is found, read, moved on and deleted', async ({ page, request }) => {
  const { order } = await placeOrder(request);
  await openAsStaff(page, `/admin/orders?search=${encodeURIComponent(order.name)}`);
  const row = page.getByRole('row', { name: order.name });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await row.getByRole('button', { name: `View Details: order of ${order.name}` }).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await expect(details.getByText(order.trackingCode, { exact: true })).toBeVisible();
  await expect(details.getByText('ETB 420,000')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(row.getByRole('button', { name: /View Details/ })).toBeFocused();

  await row.getByRole('button', { name: 'Ayat Courtyard House' }).click();
  const project = page.getByRole('dialog', { name: 'Ayat Courtyard House' });
  await expect(project.getByText('Plot size')).toBeVisible();
  await project.getByRole('button', { name: 'Close' }).click();

  await chooseStatus(row, 'Completed');
  await expect(page.getByText(`The order of ${order.name} is now “Completed”.`)).toBeVisible();
  await expect(statusMenu(row)).toHaveText('Completed');
  await expect(statusMenu(row)).toBeFocused();

  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete Order' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No orders found')).toBeVisible();
});

test('orders are sorted by a column, by keyboard too, and the address keeps it', async ({ page }) => {
  await openAsStaff(page, '/admin/orders');
  const customer = page.getByRole('columnheader', { name: 'Customer' });
  await customer.getByRole('button').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/admin/orders?sort=name%3Aasc');
  await expect(customer).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(customer).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(customer).toHaveAttribute('aria-sort', 'descending');
});

test.describe('when something goes wrong', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });
  test.beforeEach(({ page }) => withoutLiveNotifications(page));

  test('a colleague who was faster is not overwritten', { tag: '@one-width' }, async ({ page, request }) => {
    const { order, call } = await placeOrder(request);
    await openAsStaff(page, `/admin/orders?search=${encodeURIComponent(order.name)}`);
    const row = page.getByRole('row', { name: order.name });
    await expect(statusMenu(row)).toBeVisible();
    await call('PUT', `/design-orders/${order.id}`, { status: 'CANCELLED', version: order.version });
    await chooseStatus(row, 'Completed');
    await expect(page.getByText(/Nothing was saved\. Status is now “Cancelled”\./)).toBeVisible();
    await expect(statusMenu(row)).toHaveText('Cancelled');
    await call('DELETE', `/design-orders/${order.id}`);
  });

  test('each failure says what to do', { tag: '@one-width' }, async ({ page, request }) => {
    const { order, call } = await placeOrder(request);
    const address = `/admin/orders?search=${encodeURIComponent(order.name)}`;
    await openAsStaff(page, address);
    const row = page.getByRole('row', { name: order.name });
    await expect(row).toBeVisible();
    const error = { code: 'CONFLICT', message: '' };
    const refusal = { status: 409, json: { success: false, message: '', error } };
    await page.route('**/api/v1/design-orders/*', (route) => route.fulfill(refusal));
    await page.route('**/api/v1/projects/**', (route) => route.fulfill(refusal));

    await chooseStatus(row, 'Completed');
    await expect(page.getByText('Failed to update order status. Please try again.')).toBeVisible();
    await expect(statusMenu(row)).toHaveText('Pending');

    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete order. Please try again.')).toBeVisible();

    await row.getByRole('button', { name: 'Ayat Courtyard House' }).click();
    await expect(page.getByText('Failed to load project details')).toBeVisible();

    await page.route('**/api/v1/design-orders?*', (route) => route.fulfill(refusal));
    await page.goto(address);
    await expect(page.getByText('Error loading design orders')).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(row).toBeVisible();
    await call('DELETE', `/design-orders/${order.id}`);
  });
});
