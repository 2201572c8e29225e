import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Build } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { Housekeeping } from './housekeeping.js';

let app: TestApp;
let housekeeping: Housekeeping;

beforeAll(async () => {
  app = await TestApp.start();
  housekeeping = app.nest.get(Housekeeping);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());
afterEach(() => vi.restoreAllMocks());

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
    `INSERT INTO outbox_mails (message_id, kind, recipient, reply_to, language, subject, html, text, status, sent_at)
     SELECT gen_random_uuid(), 'x', 'x', 'x', 'en', 'x', 'x', 'x', $2::varchar,
       CASE $2::varchar WHEN 'SENT' THEN now() - $3::interval END
     FROM generate_series(1, $1::int)`,
    [count, status, age],
  );

const addTickets = (sessionId: string, count: number, endsIn: string) =>
  query(
    `INSERT INTO session_tickets (ticket_hash, session_id, expires_at)
     SELECT md5(n || $3), $1::uuid, now() + $3::interval FROM generate_series(1, $2::int) n`,
    [sessionId, count, endsIn],
  );

const addNotifications = (count: number, age: string) =>
  query(
    `INSERT INTO notifications (title, message, subject, subject_id, action_url, created_at)
     SELECT 'x', 'x', 'inquiry', n, 'x', now() - $2::interval FROM generate_series(1, $1::int) n`,
    [count, age],
  );

const someSession = async () => (await query<{ id: string }>(`SELECT id FROM sessions LIMIT 1`))[0]!.id;

describe('housekeeping', () => {
  it('removes sessions that have expired and keys that are older than a day', async () => {
    const { id } = await new Build(app.dataSource).user();
    await addSessions(id, 3, '-1 second');
    await addSessions(id, 2, '1 minute');
    await addKeys(3, '24 hours 1 minute');
    await addKeys(2, '23 hours 59 minutes');
    await housekeeping.doAll();
    expect([await countOf('sessions'), await countOf('idempotency_keys')]).toEqual([2, 2]);
  });

  it('removes tickets that have expired', async () => {
    const { id } = await new Build(app.dataSource).user();
    await addSessions(id, 1, '1 minute');
    await addTickets(await someSession(), 3, '-1 second');
    await addTickets(await someSession(), 2, '20 seconds');
    await housekeeping.doAll();
    expect(await countOf('session_tickets')).toBe(2);
  });

  it('removes mails that were sent more than 90 days ago, and keeps those that never were', async () => {
    await addMails(3, 'SENT', '90 days 1 minute');
    await addMails(2, 'SENT', '89 days 23 hours');
    await addMails(2, 'FAILED', '1 year');
    await addMails(1, 'PENDING', '1 year');
    await housekeeping.doAll();
    expect(await countOf('outbox_mails')).toBe(5);
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
    await query(
      'ANALYZE sessions, session_tickets, idempotency_keys, outbox_mails, notifications, unsettled_uploads',
    );
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await housekeeping.doAll();
    // The bin looks before it deletes; its own test says how.
    const statements = sent.mock.calls
      .map(([statement]) => String(statement))
      .filter((each) => each.startsWith('DELETE'));
    sent.mockRestore();
    const plans = [];
    for (const statement of statements)
      plans.push(
        JSON.stringify(await query(`EXPLAIN ${statement.replace('$1', "now() - interval '1 day'")}`)),
      );
    expect(plans.sort()).toEqual([
      expect.stringContaining('idempotency_keys_created_at_idx'),
      expect.stringContaining('notifications_created_at_idx'),
      expect.stringContaining('outbox_mails_sent_at_idx'),
      expect.stringContaining('session_tickets_expires_at_idx'),
      expect.stringContaining('sessions_expires_at_idx'),
      expect.stringContaining('unsettled_uploads_created_at_idx'),
    ]);
  });
});

describe('an idempotency key', () => {
  it('is a new one after a day, whether or not it was removed meanwhile', async () => {
    const ask = () =>
      app.post(
        '/contact-inquiries',
        { name: 'Hana', email: 'hana@mail.example', subject: 'House', message: 'Hello' },
        { headers: { 'Idempotency-Key': 'key-of-yesterday' } },
      );
    await ask();
    await ask();
    expect(await countOf('contact_inquiries')).toBe(1);
    await query(`UPDATE idempotency_keys SET created_at = now() - interval '25 hours'`);
    expect((await ask()).status).toBe(201);
    expect(await countOf('contact_inquiries')).toBe(2);
  });
});
