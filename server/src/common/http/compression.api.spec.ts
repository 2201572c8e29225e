import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  const build = new Build(app.dataSource);
  token = await tokenOf(app, await build.admin());
  for (let count = 0; count < 20; count += 1) await build.project();
});
afterAll(() => app.stop());

/** The bytes as they come over the line. */
async function ask(path: string, accepted: string) {
  const headers = { 'accept-encoding': accepted, authorization: `Bearer ${token}` };
  const requested = request(app.origin + path, { headers, agent: false }).end();
  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  const { 'content-encoding': encoding, vary, 'content-length': length } = answer.headers;
  return { encoding, vary: vary?.toLowerCase(), length: Number(length), body: await buffer(answer) };
}

it.each([
  ['a list', '/api/v1/projects/admin?limit=50'],
  ['a text so long that another thread compresses it', '/docs-json'],
  ['a file that is made while it is sent', '/api/v1/projects/export'],
])('compresses %s, as it is accepted', async (_what, path) => {
  const plain = await ask(path, 'identity');
  expect(plain.encoding).toBeUndefined();
  expect(plain.body.length).toBeGreaterThan(1024);
  const brotli = await ask(path, 'gzip, deflate, br');
  expect(brotli).toMatchObject({ encoding: 'br', vary: expect.stringContaining('accept-encoding') });
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  const gzip = await ask(path, 'gzip');
  expect(gzip.encoding).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(gzip.body.length).toBeLessThan(plain.body.length);
});

it('says how long a compressed text is', async () => {
  const { length, body } = await ask('/api/v1/projects/admin?limit=50', 'br');
  expect(length).toBe(body.length);
});

it('leaves what is short as it is', async () => {
  const { encoding, body } = await ask('/health/live', 'br');
  expect(encoding).toBeUndefined();
  expect(body.length).toBeGreaterThan(0);
});
