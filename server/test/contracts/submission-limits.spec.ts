import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DailyLimits } from '../../src/integrations/rate-limit/daily-limits.js';
import { Build } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start({ rateLimit: true, trustProxy: true });
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());

describe('what visitors submit', () => {
  it.each(['/auth/signup', '/contact-inquiries', '/design-orders'])(
    'is limited to 20 a minute from one address: POST %s',
    async (path) => {
      const answers = [];
      for (let count = 0; count < 21; count += 1) answers.push(await app.post(path, {}));
      expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(400));
      expect(answers[20]).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
      expect(Number(answers[20]!.headers.get('Retry-After'))).toBeGreaterThan(0);
    },
  );
});

describe('what stores texts', () => {
  it.each([
    '/contact-inquiries',
    '/consultations',
    '/design-orders',
    '/auth/signup',
    '/my-requests/messages',
    '/design-orders/track/ABCD-2345-EFGH/changes',
    '/design-orders/track/ABCD-2345-EFGH/payment',
  ])('is limited to 100 a day from one client: POST %s', async (path) => {
    // Another network for each path, and its minutes by as many throttled clients as it takes.
    const address = `2001:db8:${path.length.toString(16)}${path.charCodeAt(1).toString(16)}:9::1`;
    await app.nest.get(DailyLimits).allows('submissions', address, 0, 100);
    const refused = await app.post(path, {}, { headers: { 'X-Forwarded-For': address } });
    expect(refused).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(refused.message).toMatch(/tomorrow/);
  });
});

describe('what pages send of themselves', () => {
  /** From as many addresses of one network as it takes to stay below the limit of a minute. */
  const sendMany = async (path: string, many: number, body: () => object) => {
    for (let count = 0; count < many; count += 1) {
      const [host, network] = [count % 250, Math.floor(count / 100)];
      const headers = { 'X-Forwarded-For': `2001:db8:${network}:1::${host.toString(16)}` };
      const { status } = await app.post(path, body(), { headers });
      expect(status).toBe(200);
    }
  };
  const session = () => ({ sessionId: randomUUID() });

  it('is limited to 120 a minute from one address', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const answers = [];
    for (let count = 0; count < 121; count += 1) {
      answers.push((await app.post('/visitors/views', {}, { headers })).status);
    }
    expect([answers[119], answers[120]]).toEqual([400, 429]);
  });

  it('counts at most twenty looks of one network at a project a day, however many sessions are invented', async () => {
    const { id } = await build.project();
    await sendMany(`/projects/${id}/views`, 25, session);
    const headers = { 'X-Forwarded-For': '203.0.113.10' };
    const { data } = await app.post<{ viewCount: number }>(`/projects/${id}/views`, session(), { headers });
    expect(data.viewCount).toBe(21);
  });

  it('keeps little of each session', async () => {
    const long = 'a'.repeat(400);
    const visit = { pageUrl: `/${long}`, referrer: `https://${long}`, userAgent: long };
    await sendMany('/visitors/track', 1, () => ({ ...session(), ...visit }));
    const [stored] = await app.dataSource.query<{ url: number; referrer: number; agent: number }[]>(
      `SELECT length(page_url) AS url, length(referrer) AS referrer, length(user_agent) AS agent FROM visitors`,
    );
    expect(stored).toEqual({ url: 200, referrer: 200, agent: 150 });
  });
});

describe('DailyLimits', () => {
  it('counts what one network has stored within a day', async () => {
    const limits = app.nest.get(DailyLimits);
    const allowed = (address: string) => limits.allows('sessions', address, 2);
    expect(await allowed('2001:db8:7:7::1')).toBe(true);
    expect(await allowed('2001:db8:7:7::2')).toBe(true);
    expect(await allowed('2001:db8:7:7::3')).toBe(false);
    expect(await allowed('2001:db8:7:8::1')).toBe(true);
  });
});
