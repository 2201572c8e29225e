import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { LoginAttempts } from '../../src/modules/auth/login-attempts.js';
import { hashPassword } from '../../src/modules/users/users.module.js';
import { Build, testPassword, tokenOf } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;
let email: string;

beforeAll(async () => {
  app = await TestApp.start({ trustProxy: true });
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  ({ email } = await build.user());
});

function login(from: string, account = email, password = 'Wrong1') {
  const headers = { 'X-Forwarded-For': from };
  return app.post('/auth/login', { email: account, password }, { headers });
}

async function statusesFrom(addresses: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await login(address)).status);
  return statuses;
}

const tenThen429 = [...Array<number>(10).fill(401), 429, 429];

describe('failed logins', () => {
  it('are counted by the line of an IPv6 address', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(await statusesFrom(addresses)).toEqual(tenThen429);
    expect((await login('2001:db8:1:3::1')).status).toBe(401);
  });

  it('are counted by the address, however a proxy writes it', async () => {
    const spellings = ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7:1234', '[::ffff:203.0.113.7]:99'];
    expect(await statusesFrom([...spellings, ...spellings, ...spellings])).toEqual(tenThen429);
  });

  it('are not uncounted by what a client invents in front', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `10.0.0.${index}, 198.51.100.9`);
    expect(await statusesFrom(addresses)).toEqual(tenThen429);
  });

  it.each(['Forwarded', 'X-Real-IP', 'X-Client-IP', 'CF-Connecting-IP', 'True-Client-IP'])(
    'are not uncounted by the header %s',
    async (name) => {
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) {
        const headers = { 'X-Forwarded-For': `192.0.2.${name.length}`, [name]: `for=10.0.0.${count}` };
        statuses.push((await app.post('/auth/login', { email, password: 'Wrong1' }, { headers })).status);
      }
      expect(statuses).toEqual(tenThen429);
    },
  );

  it('are counted by the account, however it is written', async () => {
    const spellings = [email, email.toUpperCase(), ` ${email} `];
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await login('198.51.100.20', spellings[count % 3])).status);
    }
    expect(statuses).toEqual(tenThen429);
  });

  it('of one client are bounded over all accounts, and a success takes back no more than itself', async () => {
    const attempts = app.nest.get(LoginAttempts);
    const client = '198.51.100.30';
    for (let count = 0; count < 99; count += 1) await attempts.begin(`nobody${count}@mail.example`, client);
    expect((await login(client, email, testPassword)).status).toBe(200);
    expect((await login(client, 'one-more@mail.example')).status).toBe(401);
    const refused = await login(client, email, testPassword);
    expect(refused).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await login('198.51.100.31', email, testPassword)).status).toBe(200);
  });
});

/** Keeps the queue of passwords full while something is done. */
async function whileBusy(act: () => Promise<void>): Promise<void> {
  let isBusy = true;
  const keepAsking = async () => {
    while (isBusy) await hashPassword('Some1password').catch(() => sleep(1));
  };
  const asking = Array.from({ length: 300 }, keepAsking);
  await act().finally(() => (isBusy = false));
  await Promise.all(asking);
}

describe('an attempt that the server has no time for', () => {
  it('is no wrong password', async () => {
    const client = '198.51.100.40';
    const token = await tokenOf(app, { email });
    const change = { currentPassword: testPassword, newPassword: 'Newer1pass' };
    const put = () => app.call('PUT', '/auth/change-password', { token, body: change });
    await whileBusy(async () => {
      for (let count = 0; count < 11; count += 1) {
        expect((await login(client, email, testPassword)).status).toBe(503);
        expect((await put()).status).toBe(503);
      }
    });
    expect((await login(client, email, testPassword)).status).toBe(200);
    expect((await put()).status).toBe(200);
  });
});

describe('the current password', () => {
  function change(token: string, currentPassword: string, newPassword = 'Newer1pass') {
    return app.call('PUT', '/auth/change-password', { token, body: { currentPassword, newPassword } });
  }

  it('may be wrong ten times in a quarter of an hour', async () => {
    const token = await tokenOf(app, { email });
    for (let count = 0; count < 10; count += 1) expect((await change(token, 'Wrong1')).status).toBe(400);
    const refused = await change(token, testPassword);
    expect(refused).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    // Another account changes its own.
    const other = await tokenOf(app, await build.user());
    expect((await change(other, testPassword)).status).toBe(200);
  });

  it('starts anew once it was right', async () => {
    const token = await tokenOf(app, { email });
    for (let count = 0; count < 9; count += 1) await change(token, 'Wrong1');
    expect((await change(token, testPassword, 'Newer1pass')).status).toBe(200);
    expect((await change(token, 'Wrong1')).status).toBe(400);
    expect((await change(token, 'Newer1pass', testPassword)).status).toBe(200);
  });

  it('may be wrong ten times when many tries come at once', async () => {
    const token = await tokenOf(app, { email });
    const answers = await Promise.all(Array.from({ length: 15 }, () => change(token, 'Wrong1')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
