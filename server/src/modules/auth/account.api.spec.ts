import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, testPassword, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { User } from '../accounts/accounts.module.js';

let app: TestApp;
let build: Build;
let user: User;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  user = await build.user({ name: 'Lensa', address: 'Adama' });
  token = await tokenOf(app, user);
});

describe('PUT /auth/profile', () => {
  it('changes the name and leaves what is left out', async () => {
    const answer = await app.call('PUT', '/auth/profile', { body: { name: ' Lensa D. ' }, token });
    expect(answer).toMatchObject({ status: 200, data: { name: 'Lensa D.', address: 'Adama', version: 2 } });
  });

  it('clears the address', async () => {
    const answer = await app.call('PUT', '/auth/profile', { body: { name: 'Lensa', address: '' }, token });
    expect(answer).toMatchObject({ status: 200, data: { address: null } });
  });

  it('takes the calendar that goes first, and leaves it where nothing is said', async () => {
    const save = (body: object) => app.call('PUT', '/auth/profile', { body, token });
    expect((await app.get('/auth/profile', { token })).data).toMatchObject({ calendar: 'gregorian' });
    expect(await save({ name: 'Lensa', calendar: 'ethiopian' })).toMatchObject({
      status: 200,
      data: { calendar: 'ethiopian', version: 2 },
    });
    expect((await save({ name: 'Lensa D.' })).data).toMatchObject({ calendar: 'ethiopian', version: 3 });
    const { email } = user;
    const signedIn = await app.post('/auth/login', { email, password: testPassword });
    expect(signedIn.data).toMatchObject({ user: { calendar: 'ethiopian' } });
    for (const calendar of ['julian', null]) {
      expect(await save({ name: 'Lensa', calendar })).toMatchObject({
        status: 400,
        error: { details: [{ field: 'calendar' }] },
      });
    }
  });

  it('lets nobody give themselves a role', async () => {
    const answer = await app.call('PUT', '/auth/profile', { body: { name: 'Lensa', role: 'ADMIN' }, token });
    expect(answer).toMatchObject({ status: 400, error: { details: [{ field: 'role' }] } });
  });
});

describe('PUT /auth/change-password', () => {
  const change = (body: object) => app.call('PUT', '/auth/change-password', { body, token });

  it('changes the password and ends every other session', async () => {
    const elsewhere = await tokenOf(app, user);
    const answer = await change({ currentPassword: testPassword, newPassword: 'Another2' });
    expect(answer).toMatchObject({ status: 200, message: 'Password updated successfully!' });
    expect((await app.get('/auth/profile', { token })).status).toBe(200);
    expect((await app.get('/auth/profile', { token: elsewhere })).status).toBe(401);
    expect((await app.post('/auth/login', { email: user.email, password: testPassword })).status).toBe(401);
    expect((await app.post('/auth/login', { email: user.email, password: 'Another2' })).status).toBe(200);
  });

  it.each([
    ['a wrong current password', { currentPassword: 'Wrong1', newPassword: 'Another2' }, 'currentPassword'],
    ['the same password', { currentPassword: testPassword, newPassword: testPassword }, 'newPassword'],
    ['a weak password', { currentPassword: testPassword, newPassword: 'weak' }, 'newPassword'],
    ['no current password', { newPassword: 'Another2' }, 'currentPassword'],
  ])('refuses %s and changes nothing', async (_, body, field) => {
    expect(await change(body)).toMatchObject({ status: 400, error: { details: [{ field }] } });
    expect((await app.post('/auth/login', { email: user.email, password: testPassword })).status).toBe(200);
  });
});
