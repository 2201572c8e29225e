import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from './cleanup-scheduler.js';

let app: TestApp;
let cleanup: CleanupScheduler;

beforeAll(async () => {
  app = await TestApp.start();
  cleanup = app.nest.get(CleanupScheduler);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());
afterEach(() => {
  jest.restoreAllMocks();
});

const query = <Row>(statement: string, parameters: unknown[] = []) =>
  app.dataSource.query<Row[]>(statement, parameters);

async function addSessions(userId: number, count: number, endsIn: string): Promise<void> {
  await query(
    `INSERT INTO sessions (id, user_id, refresh_token_hash, expires_at)
     SELECT gen_random_uuid(), $1, 'x', now() + $2::interval FROM generate_series(1, $3::int)`,
    [userId, endsIn, count],
  );
}

const addKeys = (count: number, age: string) =>
  query(
    `INSERT INTO idempotency_keys (key_hash, body_hash, created_at)
     SELECT md5(n || $2), 'x', now() - $2::interval FROM generate_series(1, $1::int) n`,
    [count, age],
  );

const countOf = async (table: string) =>
  (await query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`))[0]!.rows;

const addMails = (count: number, status: string, age: string) =>
  query(
    `INSERT INTO outbox_mails (message_id, kind, recipient, reply_to, language, subject, status, sent_at)
     SELECT gen_random_uuid(), 'x', 'x', 'x', 'en', 'x', $2::varchar,
       CASE $2::varchar WHEN 'SENT' THEN now() - $3::interval END
     FROM generate_series(1, $1::int)`,
    [count, status, age],
  );

const addTickets = (sessionId: string, count: number, endsIn: string) =>
  query(
    `INSERT INTO secret_links (token_hash, purpose, kind, record_id, session_id, expires_at)
     SELECT md5(n || $3), 'TICKET', 'user', 1, $1::uuid, now() + $3::interval FROM generate_series(1, $2::int) n`,
    [sessionId, count, endsIn],
  );

const addNotifications = (count: number, age: string) =>
  query(
    `INSERT INTO notifications (title, message, subject, subject_id, action_url, created_at)
     SELECT 'x', 'x', 'inquiry', n, 'x', now() - $2::interval FROM generate_series(1, $1::int) n`,
    [count, age],
  );

const someSession = async () => (await query<{ id: string }>(`SELECT id FROM sessions LIMIT 1`))[0]!.id;

describe('cleanup', () => {
  it('removes sessions that have expired and keys that are older than a day', async () => {
    const { id } = await new Build(app.dataSource).user();
    await addSessions(id, 3, '-1 second');
    await addSessions(id, 2, '1 minute');
    await addKeys(3, '24 hours 1 minute');
    await addKeys(2, '23 hours 59 minutes');
    await cleanup.runAll();
    expect([await countOf('sessions'), await countOf('idempotency_keys')]).toEqual([2, 2]);
  });

  it('removes tickets that have expired', async () => {
    const { id } = await new Build(app.dataSource).user();
    await addSessions(id, 1, '1 minute');
    await addTickets(await someSession(), 3, '-1 second');
    await addTickets(await someSession(), 2, '20 seconds');
    await cleanup.runAll();
    expect(await countOf('secret_links')).toBe(2);
  });

  it('removes mails that were sent more than 90 days ago, and failed ones as old', async () => {
    await addMails(3, 'SENT', '90 days 1 minute');
    await addMails(2, 'SENT', '89 days 23 hours');
    await addMails(2, 'FAILED', '0');
    await addMails(1, 'PENDING', '0');
    await query(`UPDATE outbox_mails SET created_at = now() - interval '89 days 23 hours' WHERE id = 6`);
    await query(
      `UPDATE outbox_mails SET created_at = now() - interval '90 days 1 minute' WHERE id IN (7, 8)`,
    );
    await cleanup.runAll();
    expect(await query('SELECT status FROM outbox_mails ORDER BY id')).toEqual([
      ...['SENT', 'SENT', 'FAILED', 'PENDING'].map((status) => ({ status })),
    ]);
  });

  it('makes mails due that nobody put off so far: the clock was set back since', async () => {
    await addMails(3, 'PENDING', '0');
    await query(`UPDATE outbox_mails SET next_attempt_at = now() + interval '7 hours' WHERE id = 1`);
    await query(`UPDATE outbox_mails SET next_attempt_at = now() + interval '65 minutes' WHERE id = 2`);
    await cleanup.runAll();
    const due = await query('SELECT id FROM outbox_mails WHERE next_attempt_at <= now() ORDER BY id');
    expect(due).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('removes the files of mails that were sent so long ago', async () => {
    const folder = join(app.dataDir, 'outbox');
    mkdirSync(folder, { recursive: true });
    const age = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    // The outbox knows of both.
    await addMails(2, 'SENT', '1 day');
    await query(`UPDATE outbox_mails SET message_id = CASE id WHEN 1 THEN 'old' ELSE 'recent' END`);
    for (const [name, days] of [
      ['old.eml', 91],
      ['recent.eml', 89],
      ['notes.txt', 91],
    ] as const) {
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), age(days), age(days));
    }
    await cleanup.runAll();
    expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'recent.eml']);
  });

  it('removes what only grows when nobody needs it any more', async () => {
    const { id } = await new Build(app.dataSource).project();
    await query(`INSERT INTO visitors (session_id, page_url, created_at, last_seen_at) VALUES
      ('long-ago', '/', now() - interval '3 years', now() - interval '13 months 1 day'),
      ('comes-back', '/', now() - interval '3 years', now() - interval '12 months')`);
    await query(
      `INSERT INTO project_views (project_id, session_id, day)
       SELECT $1::int, 'session', (now() - days * interval '1 day')::date FROM generate_series(0, 5) days`,
      [id],
    );
    await query(`INSERT INTO activities (subject, verb, subject_id, subject_title, created_at) VALUES
      ('project', 'created', 1, 'old', now() - interval '2 years 1 day'),
      ('project', 'created', 1, 'recent', now() - interval '1 year 11 months')`);
    await cleanup.runAll();
    expect(await query('SELECT session_id FROM visitors')).toEqual([{ session_id: 'comes-back' }]);
    expect(await countOf('project_views')).toBe(3);
    expect(await query('SELECT subject_title FROM activities')).toEqual([{ subject_title: 'recent' }]);
  });

  it('removes many a few at a time', async () => {
    await query(`INSERT INTO visitors (session_id, page_url, last_seen_at)
      SELECT 'visitor-' || n, '/', now() - interval '2 years' FROM generate_series(1, 12000) n`);
    await cleanup.runAll();
    expect(await countOf('visitors')).toBe(0);
  });

  it('finds them by their indexes', async () => {
    const { id } = await new Build(app.dataSource).user();
    await addSessions(id, 5000, '10 days');
    await addSessions(id, 5, '-1 day');
    await addKeys(5000, '1 hour');
    await addKeys(5, '2 days');
    await addMails(5000, 'SENT', '1 hour');
    await addMails(5, 'SENT', '100 days');
    await addTickets(await someSession(), 5000, '20 seconds');
    await addTickets(await someSession(), 5, '-1 minute');
    await addNotifications(5000, '1 hour');
    await addNotifications(5, '100 days');
    await query(`
      INSERT INTO unsettled_uploads
      SELECT 'x' || n, now() - CASE WHEN n < 6 THEN '1 day' ELSE '1 hour' END::interval
      FROM generate_series(1, 5000) n`);
    await query(`
      INSERT INTO visitors (session_id, page_url, last_seen_at)
      SELECT 'visitor-' || n, '/', now() - CASE WHEN n < 6 THEN '2 years' ELSE '1 hour' END::interval
      FROM generate_series(1, 5000) n`);
    await query(`
      INSERT INTO activities (subject, verb, subject_id, subject_title, created_at)
      SELECT 'project', 'created', n, 'x', now() - CASE WHEN n < 6 THEN '3 years' ELSE '1 hour' END::interval
      FROM generate_series(1, 5000) n`);
    await query(`
      INSERT INTO scheduled_backups (due_at, started_at)
      SELECT moment + n * interval '1 ms', moment FROM generate_series(1, 5000) n,
        LATERAL (SELECT now() - CASE WHEN n < 6 THEN '2 years' ELSE '1 hour' END::interval) AS times (moment)`);
    await query(`
      INSERT INTO shared_counts
      SELECT 'x' || n, 1, now() + CASE WHEN n < 6 THEN '-1 day' ELSE '1 minute' END::interval
      FROM generate_series(1, 5000) n`);
    await query(
      `INSERT INTO secret_links (token_hash, purpose, kind, record_id, expires_at)
       SELECT md5(n::text), 'EMAIL', 'user', $1::int, now() + CASE WHEN n < 6 THEN '-40 days' ELSE '1 day' END::interval
       FROM generate_series(1, 5000) n`,
      [id],
    );
    await query(`
      INSERT INTO visit_counts (day, facet, name, visits, views)
      SELECT (now() - CASE WHEN n < 6 THEN '3 years' ELSE '9 days' END::interval)::date, 'PAGE', '/' || n, 1, 1
      FROM generate_series(1, 5000) n`);
    const project = await new Build(app.dataSource).project();
    await query(
      `INSERT INTO project_views (project_id, session_id, day)
       SELECT $1::int, 'visitor-' || n, (now() - CASE WHEN n < 6 THEN '9 days' ELSE '1 hour' END::interval)::date
       FROM generate_series(1, 5000) n`,
      [project.id],
    );
    await query('ANALYZE');
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    await cleanup.runAll();
    // The trash looks before it deletes; its own test says how. So do uploads, which then go by their keys with their pictures.
    const statements = sent.mock.calls
      .map(([statement]) => String(statement))
      .filter((each) =>
        /^(DELETE FROM (?!"(unsettled_uploads|pictures)")|SELECT .* FROM "unsettled_uploads")/.test(each),
      );
    sent.mockRestore();
    const plans = [];
    // Each once: on a slow machine the server's own clock may begin the same meanwhile.
    for (const statement of new Set(statements))
      plans.push(
        JSON.stringify(await query(`EXPLAIN ${statement.replace('$1', "now() - interval '1 day'")}`)),
      );
    expect(plans.sort()).toEqual([
      expect.stringContaining('activities_created_at_idx'),
      expect.stringContaining('idempotency_keys_created_at_idx'),
      expect.stringContaining('notifications_created_at_idx'),
      expect.stringContaining('outbox_mails_record_erased_idx'),
      expect.stringContaining('outbox_mails_created_at_idx'),
      expect.stringContaining('outbox_mails_sent_at_idx'),
      expect.stringContaining('project_views_day_idx'),
      expect.stringContaining('scheduled_backups_started_at_idx'),
      expect.stringContaining('secret_links_expires_at_idx'),
      expect.stringContaining('secret_links_expires_at_idx'),
      expect.stringContaining('sessions_expires_at_idx'),
      expect.stringContaining('shared_counts_ends_at_idx'),
      expect.stringContaining('visit_counts_day_facet_idx'),
      expect.stringContaining('visitors_last_seen_at_idx'),
      expect.stringContaining('unsettled_uploads_created_at_idx'),
    ]);
  });
});

describe('an idempotency key', () => {
  it('is a new one after a day, whether or not it was removed meanwhile', async () => {
    const build = new Build(app.dataSource);
    const token = await tokenOf(app, await build.admin());
    const headers = { 'Idempotency-Key': 'key-of-yesterday' };
    const add = () => app.post('/consultants', { name: 'Selam' }, { token, headers });
    await add();
    await add();
    expect(await countOf('consultants')).toBe(1);
    await query(`UPDATE idempotency_keys SET created_at = now() - interval '25 hours'`);
    expect((await add()).status).toBe(201);
    expect(await countOf('consultants')).toBe(2);
  });
});
