import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  token = await tokenOf(app, await new Build(app.dataSource).admin());
});
afterAll(() => app.stop());

/**
 * Far below the nine seconds of work that one such request once was, far above what it is now. Work and not time is
 * counted, which grows with what else the machine does.
 */
const littleMs = 1_500;

/** JSON of an object with many names, written by hand: it is the server that shall work, not this test. */
function manyNames(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"${index.toString(36)}":0`).join()}}`;
}

/** Sends a body; meanwhile another visitor asks whether the server is there. */
async function attack(path: string, body: string | FormData, headers: Record<string, string> = {}) {
  const before = process.cpuUsage();
  const attacked = fetch(`${app.origin}/api/v1${path}`, { method: 'POST', body, headers });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const live = await fetch(`${app.origin}/health/live`);
  const answer = await attacked;
  const { user, system } = process.cpuUsage(before);
  return {
    status: answer.status,
    text: await answer.text(),
    live: live.status,
    workMs: (user + system) / 1000,
  };
}

const json = { 'Content-Type': 'application/json' };

describe('a body with more than anybody means', () => {
  it.each(['/auth/refresh', '/contact-inquiries', '/design-orders', '/auth/signup'])(
    'with 110,000 names is refused at once, with a short answer: POST %s',
    async (path) => {
      const { status, text, live, workMs } = await attack(path, manyNames(110_000), json);
      expect(status).toBe(400);
      expect(text.length).toBeLessThan(4_000);
      expect(JSON.parse(text)).toMatchObject({ success: false, error: { code: 'VALIDATION_ERROR' } });
      expect(live).toBe(200);
      expect(workMs).toBeLessThan(littleMs);
    },
  );

  it.each([
    ['names within a field', `{"refreshToken":${manyNames(110_000)}}`],
    ['values in a list', `{"refreshToken":[${'0,'.repeat(400_000)}0]}`],
    ['lists in lists', `{"refreshToken":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
    ['objects in objects', `{"refreshToken":${'{"a":'.repeat(150_000)}0${'}'.repeat(150_000)}}`],
    ['many small objects', `{"refreshToken":[${'{"a":0},'.repeat(100_000)}{}]}`],
  ])('is refused at once: %s', async (_what, body) => {
    const { status, text, workMs } = await attack('/auth/refresh', body, json);
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(4_000);
    expect(workMs).toBeLessThan(littleMs);
  });

  it('is refused where a retry would be recognised by it', async () => {
    const headers = { ...json, 'Idempotency-Key': 'a-key-of-mine' };
    const { status, workMs } = await attack('/contact-inquiries', manyNames(110_000), headers);
    expect(status).toBe(400);
    expect(workMs).toBeLessThan(littleMs);
  });

  it('is refused in a field of a form', async () => {
    const form = new FormData();
    form.append('title', new Blob([manyNames(60_000).slice(0, 390_000)], { type: 'application/json' }));
    form.append('features', `[${'"a",'.repeat(60_000)}"a"]`);
    const fields = new FormData();
    fields.append('features', `[${'"a",'.repeat(60_000)}"a"]`);
    for (const body of [form, fields]) {
      const { status, text, workMs } = await attack('/services', body, {
        Authorization: `Bearer ${token}`,
      });
      expect(status).toBe(400);
      expect(text.length).toBeLessThan(4_000);
      expect(workMs).toBeLessThan(littleMs);
    }
  });

  it('is refused in a query', async () => {
    const query = Array.from({ length: 3_000 }, (_, index) => index.toString(36)).join('&');
    const answer = await fetch(`${app.origin}/api/v1/projects?${query}`);
    expect(answer.status).toBe(400);
    expect((await answer.text()).length).toBeLessThan(4_000);
  });
});

describe('an answer about many faulty fields', () => {
  it('names twenty, and says how many more there are', async () => {
    const body = JSON.parse(manyNames(150)) as object;
    const { status, error, message } = await app.post('/contact-inquiries', body);
    expect(status).toBe(400);
    expect(error.details).toHaveLength(20);
    // Those that are missing count too: name, email, subject and message.
    expect(message).toMatch(/ And 134 more\.$/);
    expect(error.message).toBe(message);
  });

  it('does not repeat a name of any length', async () => {
    const { status, message } = await app.post('/auth/refresh', { ['n'.repeat(500_000)]: 1 });
    expect(status).toBe(400);
    expect(message.length).toBeLessThan(500);
  });
});
