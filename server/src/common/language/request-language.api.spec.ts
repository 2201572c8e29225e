import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Build } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';

let app: TestApp;
let projectId: number;

beforeAll(async () => {
  app = await TestApp.start();
  projectId = (await new Build(app.dataSource).project({ isForSale: true })).id;
});
afterAll(() => app.stop());

const email = 'hana@mail.example';

it.each([
  [
    'an inquiry',
    'contact_inquiries',
    '/contact-inquiries',
    () => ({ name: 'Hana', email, subject: 'A house', message: 'Hello' }),
  ],
  [
    'a consultation',
    'consultations',
    '/consultations',
    () => ({ clientName: 'Hana', clientEmail: email, type: 'INITIAL', topic: 'A', meetingType: 'PHONE' }),
  ],
  ['an order', 'design_orders', '/design-orders', () => ({ name: 'Hana', email, phone: '0', projectId })],
  ['an account', 'users', '/auth/signup', () => ({ name: 'Hana', email, password: 'Zenbaba7' })],
])('keeps the language of %s', async (_thing, table, path, body) => {
  const headers = { 'Accept-Language': 'fr, om;q=0.9, en;q=0.1' };
  expect((await app.post(path, body(), { headers })).status).toBe(201);
  const rows = await app.dataSource.query(
    `SELECT language FROM ${table} WHERE id = (SELECT max(id) FROM ${table})`,
  );
  expect(rows).toEqual([{ language: 'om' }]);
});
