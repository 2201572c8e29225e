import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { hashing } from '../../src/modules/users/password.js';
import { Build } from '../builders/build.js';
import { RawConnection } from '../support/raw-http.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

const config = { metricsToken: 'only-who-watches-knows-this', trustProxy: true };

afterEach(() => app.stop());

/** How late the event loop is when it cannot keep up; less than usual, for a test that is late in every turn. */
const lateMs = 100;

/** The client whose requests are too many. */
const crowd = { 'x-forwarded-for': '203.0.113.9' };

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${path}`, { headers: { ...crowd, ...headers } });

/**
 * Has many requests of one client in hand, and keeps the processor busy until they end.
 * @returns what ends these requests
 */
async function overload(): Promise<() => Promise<void>> {
  const head = [
    ...['POST /api/v1/contact-inquiries HTTP/1.1', 'Host: x', 'X-Forwarded-For: 203.0.113.9'],
    ...['Content-Type: application/json', 'Content-Length: 10', 'Connection: close'],
  ];
  const held: RawConnection[] = [];
  for (let count = 0; count < 60; count += 1) {
    const connection = await RawConnection.open(app.origin);
    void connection.send(`${head.join('\r\n')}\r\n\r\n`);
    held.push(connection);
  }
  const busy = keepBusy();
  const fastify = app.nest.getHttpAdapter().getInstance();
  while (!fastify.isOverloaded()) await turn();
  return async () => {
    busy.end();
    for (const connection of held) void connection.send('{"a":"bc"}');
    await Promise.all(held.map(({ closed }) => closed));
  };
}

/** Each turn of the event loop takes longer than the server calls late, however long a test takes. */
function keepBusy(): { end: () => void } {
  let isBusy = true;
  const work = async () => {
    while (isBusy) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lateMs + 50);
      await turn();
    }
  };
  void work();
  return { end: () => (isBusy = false) };
}

describe('a server that cannot keep up', () => {
  beforeEach(async () => {
    app = await TestApp.start(config, { longestDelayMs: lateMs });
  });

  it('refuses at once what has to be made, and goes on with what is finished', async () => {
    await new Build(app.dataSource).project();
    const finished = '/api/v1/projects?limit=9';
    expect((await get(finished)).status).toBe(200);
    const release = await overload();

    try {
      const call = await get('/api/v1/projects?limit=8', { 'accept-language': 'am' });
      expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await call.json()).toMatchObject({
        success: false,
        message: 'ይህን አሁን ማድረግ አልተቻለም። ጥቂት ቆይተው እንደገና ይሞክሩ።',
        error: { code: 'SERVICE_UNAVAILABLE' },
      });
      const page = await get('/om/projects');
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect(page.headers.get('content-language')).toBe('om');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
      const html = await page.text();
      expect(html).toContain('<html lang="om">');
      expect(html).toContain('Kana amma gochuun hin danda’amne.');
      expect(html).toContain('<meta http-equiv="refresh" content="5">');
      expect((await get('/admin')).status).toBe(503);
      expect(
        (await app.post('/visitors/heartbeat', { sessionId: 'some-session' }, { headers: crowd })).status,
      ).toBe(503);

      const visitor = await get('/api/v1/projects?limit=7', { 'x-forwarded-for': '203.0.113.77' });
      expect(visitor.status).toBe(200);

      expect((await get(finished)).status).toBe(200);
      expect((await get('/health/live')).status).toBe(200);
      expect((await get('/health/ready')).status).toBe(200);
      expect((await get('/assets/none.js')).status).toBe(404);
      // A store would be requested it.
      expect((await get('/uploads/none.png')).status).toBe(503);
      const metrics = await get('/metrics', { authorization: 'Bearer only-who-watches-knows-this' });
      expect(await metrics.text()).toMatch(/^http_requests_shed_total 5$/m);
    } finally {
      await release();
    }
    // Two seconds later there is time for everybody again.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect((await get('/api/v1/projects?limit=8')).status).toBe(200);
  });
});

describe('a crowd that signs in at the same moment', () => {
  // A machine that is busy with other tests is not this server's overload.
  beforeEach(async () => {
    app = await TestApp.start(config);
  });

  it('waits in a limited queue; when it is full, gets 503 at once', async () => {
    const refusedBefore = hashing.refused;
    const answers = await Promise.all(
      Array.from({ length: 320 }, (_, number) =>
        app.post(
          '/auth/login',
          { email: `p${number}@mail.example`, password: 'Correct1' },
          { headers: { 'X-Forwarded-For': `203.0.113.${number % 250}` } },
        ),
      ),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
    expect(refused.length).toBeGreaterThan(0);
    expect(hashing.refused - refusedBefore).toBe(refused.length);
    expect(refused.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true);
    expect([hashing.running, hashing.waiting]).toEqual([0, 0]);
  });
});

interface Answer {
  status: number;
  text: string;
  /** Milliseconds since all were sent. */
  tookMs: number;
}

/** Asks for all of them at the same moment, each over a connection of its own. */
async function askAtOnce(of: TestApp, requested: { path: string; from?: string }[]): Promise<Answer[]> {
  const connections = await Promise.all(requested.map(() => RawConnection.open(of.origin)));
  const began = performance.now();
  return Promise.all(
    connections.map(async (connection, index) => {
      const { path, from = '203.0.113.250' } = requested[index]!;
      const head = [`GET ${path} HTTP/1.1`, 'Host: x', `X-Forwarded-For: ${from}`, 'Connection: close'];
      void connection.send(`${head.join('\r\n')}\r\n\r\n`);
      await connection.closed;
      const { text } = connection;
      return { status: Number(text.split(' ')[1]), text, tookMs: performance.now() - began };
    }),
  );
}

const withStatus = (wanted: number, answers: Answer[]) => answers.filter(({ status }) => status === wanted);
const longest = (answers: Answer[]) => Math.max(...answers.map(({ tookMs }) => tookMs));

describe('many requests for pages that are not cached', () => {
  beforeEach(async () => {
    app = await TestApp.start(config);
    await new Build(app.dataSource).settings();
  });

  it('waits in a limited queue; when it is full, gets a short page at once', async () => {
    const crowd = Array.from({ length: 150 }, (_, count) => ({ path: `/?made=${count}` }));
    const answers = await askAtOnce(app, crowd);
    const [served, refused] = [withStatus(200, answers), withStatus(503, answers)];
    expect(served.length + refused.length).toBe(150);
    // Four are rendered and fifty wait; while they do, a few more may come.
    expect(served.length).toBeGreaterThanOrEqual(54);
    expect(refused.length).toBeGreaterThan(50);
    expect(longest(refused)).toBeLessThan(longest(served));
    expect(refused[0]!.text).toMatch(/^retry-after: 2\r$/im);
    expect(refused[0]!.text).toContain('<meta http-equiv="refresh" content="2">');
    // Everybody the caller for the same page waits for one of it, however many they are.
    const same = await askAtOnce(app, Array(150).fill({ path: '/services' }));
    expect(withStatus(200, same)).toHaveLength(150);
    expect((await get('/?made=200')).status).toBe(200);
  });

  it('gets feeds and sitemaps one after the other, or Retry-After', async () => {
    const files = Array.from({ length: 60 }, (_, count) => ({
      path: `/${count % 2 ? 'rss' : 'sitemap'}.xml?made=${count}`,
    }));
    const answers = await askAtOnce(app, files);
    const refused = withStatus(503, answers);
    expect(refused.length).toBeGreaterThan(20);
    expect(withStatus(200, answers)).toHaveLength(60 - refused.length);
    expect(refused[0]!.text).toMatch(/^retry-after: \d+\r$/im);
    expect((await get('/rss.xml')).status).toBe(200);
  });

  it('of one client leaves places to others', async () => {
    const limited = await TestApp.start({ rateLimit: true, trustProxy: true });
    await new Build(limited.dataSource).settings();
    const greedy = Array.from({ length: 100 }, (_, count) => ({
      path: `/?made=${count}`,
      from: '203.0.113.1',
    }));
    const others = Array.from({ length: 20 }, (_, count) => ({
      path: `/?made=${count + 500}`,
      from: `203.0.113.${count + 2}`,
    }));
    const answers = await askAtOnce(limited, [...greedy, ...others]);
    await limited.stop();
    expect(withStatus(200, answers.slice(100))).toHaveLength(20);
    expect(withStatus(200, answers.slice(0, 100)).length).toBeGreaterThanOrEqual(20);
    expect(withStatus(503, answers.slice(0, 100)).length).toBeGreaterThan(30);
  });
});
