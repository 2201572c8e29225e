import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CleanupScheduler } from '../../src/common/jobs/cleanup-scheduler.js';
import { Build } from '../builders/build.js';
import { freePort } from '../support/postgres-server.js';
import { TestApp } from '../support/test-app.js';

const metricsToken = 'only-who-watches-knows-this';
let app: TestApp;
let port: number;

beforeAll(async () => {
  port = await freePort();
  app = await TestApp.start({ metricsToken, metricsPort: port, host: '127.0.0.1' });
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${app.origin}${path}`, { ...init, headers });
const askMetrics = (authorization?: string) => ask('/metrics', authorization ? { authorization } : {});

/** All metrics, by their names and labels as they are written. */
async function read(): Promise<Record<string, number>> {
  const answer = await askMetrics(`Bearer ${metricsToken}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^(\w+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      // Nothing was measured yet since somebody read it a moment ago.
      const mayBeUnknown = name?.startsWith('nodejs_eventloop_lag');
      expect([line, mayBeUnknown || Number.isFinite(Number(value))]).toEqual([line, true]);
      return [name!, Number(value)];
    }),
  );
}

/** How much each number grew while something happened. */
async function growth(work: () => Promise<unknown>): Promise<(name: string) => number> {
  const before = await read();
  await work();
  const after = await read();
  return (name) => (after[name] ?? 0) - (before[name] ?? 0);
}

const count = (method: string, route: string, status: string) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
const projects = '/api/v1/projects';

describe('the metrics', () => {
  it('need the token, and are 404 without it', async () => {
    for (const authorization of [
      undefined,
      'Bearer',
      'Bearer wrong',
      `Basic ${metricsToken}`,
      metricsToken,
    ]) {
      const answer = await askMetrics(authorization);
      expect([authorization, answer.status]).toEqual([authorization, 404]);
      expect(await answer.text()).not.toContain('http_request');
    }
  });

  it('are served on a port of their own, and nothing else there', async () => {
    const there = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([there.status, await there.text()]).toEqual([200, expect.stringContaining('outbox_mails{')]);
    for (const path of ['/', '/api/v1/projects', '/metrics/']) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    }
  });

  it('are off unless somebody wants them', async () => {
    const quiet = await TestApp.start();
    const answer = await fetch(`${quiet.origin}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    const text = await answer.text();
    await quiet.stop();
    expect(text).not.toContain('http_request');
  });

  it('count requests by route, method and class of status, also cached ones', async () => {
    await new Build(app.dataSource).project();
    const grew = await growth(async () => {
      for (let time = 0; time < 5; time += 1) await ask(`${projects}?limit=7`);
      await ask(`${projects}?limit=7`, {}, { method: 'HEAD' });
      await ask(`${projects}?limit=nonsense`);
      for (const id of [11, 12, 13]) await ask(`${projects}/${id}`);
      await ask('/api/v1/contact-inquiries', {}, { method: 'POST' });
      await ask('/api/v1/nothing/at-all');
    });
    expect(grew(count('GET', projects, '2xx'))).toBe(5);
    expect(grew(count('HEAD', projects, '2xx'))).toBe(1);
    expect(grew(count('GET', projects, '4xx'))).toBe(1);
    expect(grew(count('GET', `${projects}/:id`, '4xx'))).toBe(3);
    expect(grew(count('POST', '/api/v1/contact-inquiries', '4xx'))).toBe(1);
    expect(
      grew(`http_request_duration_seconds_bucket{le="+Inf",method="GET",route="${projects}",status="2xx"}`),
    ).toBe(5);
    expect(
      grew(`http_request_duration_seconds_sum{method="GET",route="${projects}",status="2xx"}`),
    ).toBeGreaterThan(0);
    expect(Object.keys(await read()).filter((name) => /at-all|nonsense|\/1[123]/.test(name))).toEqual([]);
  });

  it('count responses from the cache', async () => {
    await new Build(app.dataSource).project({ description: 'x'.repeat(500) });
    const grew = await growth(async () => {
      const first = await ask(`${projects}?limit=8`);
      for (let time = 0; time < 3; time += 1) await ask(`${projects}?limit=8`);
      await ask(`${projects}?limit=8`, { 'if-none-match': first.headers.get('etag')! });
    });
    expect(grew('answer_cache_answers_total{outcome="made"}')).toBe(1);
    expect(grew('answer_cache_answers_total{outcome="finished"}')).toBe(4);
    expect(grew('answer_cache_answers_total{outcome="not_modified"}')).toBe(1);
    expect((await read())['answer_cache_bytes']).toBeGreaterThan(500);
  });

  it('cover the outbox, the pool, cleanup, passwords and pictures', async () => {
    await app.dataSource.query(
      `INSERT INTO outbox_mails
         (message_id, kind, recipient, reply_to, language, subject, status, created_at, next_attempt_at)
       SELECT gen_random_uuid(), 'x', 'x', 'x', 'en', 'x', status, now() - interval '1 hour', now() + interval '1 hour'
       FROM unnest(ARRAY['PENDING', 'PENDING', 'FAILED', 'SENT']) AS status`,
    );
    await app.nest.get(CleanupScheduler).runAll();
    const values = await read();
    expect(values).toMatchObject({
      'outbox_mails{state="waiting"}': 2,
      'outbox_mails{state="failed"}': 1,
      'cleanup_failures_total{task="expired sessions"}': 0,
      database_pool_waiting: 0,
      'bounded_work_waiting{work="passwords"}': 0,
      'bounded_work_refused_total{work="passwords"}': expect.any(Number),
      images_under_way: 0,
    });
    expect(values['outbox_oldest_waiting_seconds']).toBeCloseTo(3_600, -2);
    expect(values['cleanup_last_success_timestamp_seconds{task="expired sessions"}']).toBeGreaterThan(
      Date.now() / 1000 - 60,
    );
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
      expect(values[name]).toBeGreaterThan(0);
    }
    const connections =
      values['database_pool_connections{state="busy"}']! + values['database_pool_connections{state="idle"}']!;
    expect(connections).toBeGreaterThan(0);
  });

  it('leave out what the database does not answer', async () => {
    await ask(projects);
    await app.dataSource.query('ALTER TABLE outbox_mails RENAME TO elsewhere');
    try {
      const figures = await read();
      expect(Object.keys(figures).filter((name) => name.startsWith('outbox_'))).toEqual([]);
      expect(figures['answer_cache_bytes']).toBeGreaterThan(0);
    } finally {
      await app.dataSource.query('ALTER TABLE elsewhere RENAME TO outbox_mails');
    }
  });

  it('are in docs/operations.md, each with its meaning', async () => {
    await ask(projects);
    const names = new Set(Object.keys(await read()).map((name) => name.replace(/\{.*/, '')));
    const ours = [...names]
      .filter((name) => !/^(nodejs|process)_/.test(name))
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    const page = readFileSync(resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const documented = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
    expect(ours.filter((name) => !documented.includes(name))).toEqual([]);
  });
});
