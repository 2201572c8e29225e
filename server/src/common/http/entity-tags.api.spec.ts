import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  const build = new Build(app.dataSource);
  token = await tokenOf(app, await build.admin());
});
afterAll(() => app.stop());

const ask = (path: string, init?: RequestInit) => fetch(`${app.origin}${path}`, init);

it('answers 304 to a current entity tag, and the new version to others', async () => {
  const tag = (await ask('/docs-json')).headers.get('etag')!;
  expect(tag).toMatch(/^"[\w+/]{27}="$/);
  for (const known of [tag, `W/${tag}`]) {
    const again = await ask('/docs-json', { headers: { 'If-None-Match': known } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  }
  const other = await ask('/docs-json', { headers: { 'If-None-Match': '"other"' } });
  expect([other.status, other.headers.get('etag')]).toEqual([200, tag]);
});

it('tags nothing that nobody keeps', async () => {
  const json = { 'Content-Type': 'application/json' };
  for (const answer of [
    await ask('/api/v1/nothing'),
    await ask('/api/v1/services/admin', { headers: { Authorization: `Bearer ${token}` } }),
    await ask('/api/v1/contact-inquiries', { method: 'POST', headers: json, body: '{}' }),
  ]) {
    expect(answer.headers.get('etag')).toBeNull();
  }
});
