import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instance } from '../support/instances.js';
import { makeMigratedInstance } from '../support/migrated-instance.js';
import { sendRaw } from '../support/raw-http.js';
import { ServerProcess } from '../support/server-process.js';

let instance: Instance;
let server: ServerProcess;

beforeAll(async () => {
  instance = await makeMigratedInstance(join(tmpdir(), 'test-log-'));
  server = await ServerProcess.start({ ...instance, ADMIN_PASSWORD: 'Correct1', LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await server.signal('SIGKILL');
  rmSync(instance.DATA_DIR, { recursive: true, force: true });
});

it('has one line of JSON for each event, and nothing in it that is anybody’s', async () => {
  await server.post('/auth/login', { email: 'hana@secret.example', password: 'Secret1word' });
  const { data } = await server.post<{ accessToken: string; refreshToken: string }>('/auth/login', {
    email: 'admin@example.com',
    password: 'Correct1',
  });
  const headers = {
    Authorization: `Bearer ${data.accessToken}`,
    Cookie: 'a=secretcookie',
    'User-Agent': 'a"}\tb',
  };
  await server.post('/auth/login', { email: 'admin@example.com', password: 'Wrong1secret' });
  await fetch(`${server.origin}/api/v1/users?search=secretquery`, { headers });
  await fetch(`${server.origin}/api/v1/users?page=secretpage`, { headers });
  await fetch(`${server.origin}/api/v1/design-orders/track/SECRET-CODE`);
  await fetch(`${server.origin}/api/v1/nothing%0a%7b%22level%22:60%7d`);
  await sendRaw(server.origin, 'GET /api/v1/x"} HTTP/1.1\r\nHost: secrethost.example\r\n\r\n');
  await server.signal('SIGTERM');
  const lines = server.output.split('\n').filter((line) => line.startsWith('{'));
  const events = lines.map(
    (line) => JSON.parse(line) as { time: number; msg: string; userId?: number; req?: { url: string } },
  );
  expect(events.map(({ req }) => req?.url)).toEqual(
    expect.arrayContaining([
      '/api/v1/auth/login',
      '/api/v1/users',
      '/api/v1/design-orders/track',
      '/api/v1/nothing%0a%7b%22level%22:60%7d',
    ]),
  );
  expect(events.filter(({ time }) => !(Math.abs(Date.now() - time) < 600_000))).toEqual([]);
  expect(events.filter(({ msg }) => /[Ss]ign/.test(msg)).map(({ msg, userId }) => [msg, userId])).toEqual([
    ['Sign-in refused', undefined],
    ['Signed in', 1],
    ['Sign-in refused', 1],
  ]);
  expect(events.filter(({ req, userId }) => req?.url === '/api/v1/users' && userId === 1)).toHaveLength(2);
  expect(server.output).not.toMatch(/secret/i);
  expect(lines.join()).not.toMatch(/Correct1|127\.0\.0\.1/);
  expect(server.output).not.toContain(data.accessToken);
  expect(server.output).not.toContain(data.refreshToken);
});
