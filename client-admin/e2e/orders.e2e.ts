import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';
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

test('an order is found, read, moved on and deleted', { tag: '@one-width' }, async ({ page, request }) => {
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
