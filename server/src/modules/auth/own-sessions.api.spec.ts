import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, testPassword, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { User } from '../accounts/accounts.module.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  let user: User;

  beforeEach(async () => {
    user = await build.user();
  });

  async function signInWith(userAgent: string): Promise<string> {
    const body = { email: user.email, password: testPassword };
    const headers = { 'User-Agent': userAgent };
    return (await app.post<{ accessToken: string }>('/auth/login', body, { headers })).data.accessToken;
  }

  const list = (token: string) =>
    app.get<{ id: string; isCurrent: boolean; device: string }[]>('/auth/sessions', { token });

  it('are listed for their owner, and ended one by one', async () => {
    const phone = await signInWith('curl/8.0');
    const desk = await signInWith(firefox);
    const { data } = await list(desk);
    expect(data).toHaveLength(2);
    expect(data.find(({ isCurrent }) => isCurrent)).toMatchObject({ device: 'Firefox on Linux' });
    const other = data.find(({ isCurrent }) => !isCurrent)!;
    expect((await app.call('DELETE', `/auth/sessions/${other.id}`, { token: desk })).status).toBe(200);
    expect((await list(phone)).status).toBe(401);
    expect((await list(desk)).data).toHaveLength(1);
  });

  it('are ended, except the current one', async () => {
    const phone = await signInWith('');
    const desk = await signInWith(firefox);
    await app.call('DELETE', '/auth/sessions', { token: desk });
    expect((await list(phone)).status).toBe(401);
    expect((await list(desk)).status).toBe(200);
  });

  it('of somebody else are not there', async () => {
    const mine = await signInWith(firefox);
    const [session] = (await list(mine)).data;
    const stranger = await tokenOf(app, await build.user());
    const answer = await app.call('DELETE', `/auth/sessions/${session!.id}`, { token: stranger });
    expect(answer).toMatchObject({ status: 404, message: 'Session not found.' });
    expect((await app.call('DELETE', '/auth/sessions/1', { token: mine })).status).toBe(400);
    expect((await list(mine)).status).toBe(200);
  });

  it('are all ended by an administrator, whose own one stays', async () => {
    const mine = await signInWith(firefox);
    const admin = await build.admin();
    const token = await tokenOf(app, admin);
    expect((await app.call('DELETE', `/users/${user.id}/sessions`, { token })).status).toBe(200);
    expect((await list(mine)).status).toBe(401);
    expect((await app.call('DELETE', `/users/${admin.id}/sessions`, { token })).status).toBe(200);
    expect((await list(token)).status).toBe(200);
    expect((await app.call('DELETE', '/users/99999/sessions', { token })).status).toBe(404);
  });
});
