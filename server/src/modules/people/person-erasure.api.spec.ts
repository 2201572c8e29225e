import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { checkSearch } from '../../../test/support/check-search.js';
import { readExamples, readFiles, readTables, tracesIn } from '../../../test/support/everything-stored.js';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import type { Page } from '../../common/pagination/page.js';
import type { ActivityDto } from '../../content/content.module.js';
import { MailTransport } from '../../integrations/mail/mail-transport.js';
import { MailSender } from '../mail/mail.module.js';
import type { ErasedPersonDto, PersonDto } from './dto/person.dto.js';
import { PersonErasureService } from './person-erasure.service.js';

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start({ publicUrl: 'https://firm.example' });
  build = new Build(app.dataSource);
  await app.nest.get(MailSender).start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  rmSync(join(app.dataDir, 'outbox'), { recursive: true, force: true });
  token = await tokenOf(app, await build.admin({ name: 'Ato Staff' }));
  await build.settings();
});

const name = 'Zewditu Qwertu';
const email = 'zewditu@secret.example';
const traced = { words: ['zewditu', 'qwertu', 'secret\\.example'], phone: '0911234567' };
const nothing = { inquiries: 0, consultations: 0, orders: 0, copies: { exports: [], backups: [] } };

const query = (sql: string) => app.dataSource.query<Record<string, unknown>[]>(sql);
const traces = async () => [
  ...tracesIn(await readTables(query), traced),
  ...tracesIn(readFiles(app.dataDir), traced),
];
const examples = async () => tracesIn(await readExamples(query), traced);
const look = async (path = 'inquiry/1') => (await app.get<PersonDto>(`/people/${path}`, { token })).data;
type Seen = Pick<PersonDto, 'state'> & { records: { kind: string; id: number }[] };
const erase = (kind: string, id: number, { state, records }: Seen, headers = {}) => {
  const body = { state, records: records.map((each) => ({ kind: each.kind, id: each.id })) };
  return app.post<ErasedPersonDto>(`/people/${kind}/${id}/erase`, body, { token, headers });
};
const eraseAll = async (kind = 'inquiry', id = 1) => erase(kind, id, await look(`${kind}/${id}`));
const untilSent = () =>
  waitFor(async () => {
    const rows = await query(`SELECT FROM outbox_mails WHERE status = 'PENDING'`);
    expect(rows).toHaveLength(0);
  }, 20_000);

/** Somebody else, of whom the tables hold as much. */
async function leaveOthers(): Promise<void> {
  const { id: inquiryId } = await build.inquiry();
  await build.consultation();
  await build.order();
  await app.post(`/contact-inquiries/${inquiryId}/notes`, { content: 'Called' }, { token });
  const reply = { subject: 'Re', content: 'Hello' };
  await app.post(`/contact-inquiries/${inquiryId}/replies`, reply, { token });
  const requested = { name: 'Sara', email: 'sara@mail.example', subject: 'A school', message: 'Soon' };
  await app.post('/contact-inquiries', requested);
  await build.service();
  await app.call('DELETE', '/services/1', { token });
  await untilSent();
}

/** Everything that somebody can leave here, in three spellings of the number. */
async function leaveTraces(): Promise<void> {
  const message = `Call ${name} at 0911 23 45 67`;
  const sent = [
    await app.post('/contact-inquiries', { name, email, phone: '+251 911 234 567', subject: name, message }),
    await app.post('/consultations', {
      ...{ clientName: name, clientEmail: email, clientPhone: '0911-234-567', clientCompany: 'Qwertu PLC' },
      ...{ topic: `House of ${name}`, description: message, type: 'INITIAL', meetingType: 'IN_PERSON' },
    }),
    await app.post('/design-orders', {
      ...{ name: 'Z. Qwertu', email: 'other@secret.example', phone: '251911234567', address: `At ${name}’s` },
      projectId: (await build.project({ title: 'Light House', isForSale: true, price: 5000 })).id,
    }),
  ];
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  const scheduledAt = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString();
  const done = [
    await app.post('/contact-inquiries/1/notes', { content: `${name} called` }, { token }),
    await app.post('/contact-inquiries/1/replies', { subject: 'Re', content: `Dear ${name}` }, { token }),
    await app.call('PUT', '/consultations/1', {
      token,
      body: { scheduledAt, status: 'SCHEDULED', notes: name, meetingLink: 'https://meet.example/zewditu' },
    }),
    await app.post(`/design-orders/track/${await code()}/payment`, {
      ...{ provider: 'CBE', reference: 'FT1234567' },
    }),
    await app.call('PUT', '/design-orders/1/payment', {
      token,
      body: { decision: 'REJECTED', reason: `Not of ${name}` },
    }),
    await app.post(
      '/saved-views',
      { list: 'INQUIRIES', name: 'About Zewditu', query: `status=NEW&search=zewd+QWERTU`, isShared: true },
      { token },
    ),
  ];
  expect(done.map(({ status }) => status)).toEqual([201, 201, 200, 200, 200, 201]);
  await untilSent();
}

const code = async () =>
  (await query('SELECT tracking_code AS code FROM design_orders'))[0]!['code'] as string;
const row = async (table: string) => (await query(`SELECT * FROM ${table} WHERE id = 1`))[0]!;

(process.env['TEST_DATABASE'] === 'postgresql' ? it : it.skip)(
  'is erased while another erasure is not committed yet',
  async () => {
    const of = (who: string, phone: string) => build.inquiry({ email: `${who}@mail.example`, phone });
    const [one, other] = [await of('sara', '0911000001'), await of('lemma', '0911000002')];
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    const records = { inquiryIds: [one.id], consultationIds: [], orderIds: [] };
    await app.nest.get(PersonErasureService).erase(runner.manager, records);
    const seen = await look(`inquiry/${other.id}`);
    const erased = erase('inquiry', other.id, seen);
    const answer = await Promise.race([erased, sleep(5_000, 'waits')]);
    await runner.commitTransaction();
    await runner.release();
    await erased;
    expect(answer).toMatchObject({ status: 200, data: { inquiries: 1 } });
    expect(await query('SELECT FROM contact_inquiries WHERE erased_at IS NULL')).toEqual([]);
  },
);

describe('a person who is erased', () => {
  it('is nowhere any more: no table, no file', async () => {
    await leaveTraces();
    await leaveOthers();
    await app.call('DELETE', '/contact-inquiries/1', { token });
    await query('ANALYZE');
    // The search finds all of it while it is there.
    const found = [...(await traces()), ...(await examples())].join('\n');
    for (const place of [
      ...['contact_inquiries', 'consultations', 'design_orders', 'inquiry_entries'],
      ...['outbox_mails', 'notifications', 'activities', 'trash_entries', 'saved_views', 'pg_stats'],
      'To: ',
    ])
      expect(found).toContain(place);
    const seen = await look('order/1');
    expect([seen.names, seen.emails, seen.phones]).toEqual([
      ...[['Z. Qwertu'], ['other@secret.example'], ['251911234567']],
    ]);
    expect(seen.records.map(({ kind, id, isInTrash, foundBy }) => [kind, id, isInTrash, foundBy])).toEqual([
      ['order', 1, false, 'RECORD'],
      ['consultation', 1, false, 'PHONE'],
      ['inquiry', 1, true, 'PHONE'],
    ]);
    const erased = await erase('order', 1, seen);
    expect(erased).toMatchObject({ status: 200, data: { inquiries: 1, consultations: 1, orders: 1 } });
    expect(await traces()).toEqual([]);
    expect(await examples()).toEqual([]);
    expect((await checkSearch(app)).stale).toEqual([]);
    expect(readFiles(app.dataDir)).toContain('To: sara@mail.example');
  });

  // A new column is here at once: it is erased, or listed with those that say nothing about a person.
  it.each([
    ['inquiry', 'contact_inquiries', ['came_from']],
    ['consultation', 'consultations', ['came_from']],
    ['order', 'design_orders', ['licence_code', 'payment_reference']],
  ])('leaves no text of %s that somebody may have written', async (kind, table, remaining) => {
    await leaveTraces();
    const columns = await query(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = '${table}'
       AND data_type IN ('text', 'character varying')`,
    );
    const filled: string[] = [];
    for (const name of columns.map((column) => String(column['name']))) {
      // One that takes certain values only is refused.
      const fill = query(`UPDATE ${table} SET ${name} = 'left behind' WHERE id = 1`);
      if (await fill.then(() => true).catch(() => false)) filled.push(name);
    }
    expect(filled.length).toBeGreaterThan(4);
    await eraseAll(kind);
    const after = await row(table);
    expect(filled.filter((name) => after[name] === 'left behind').sort()).toEqual(remaining);
  });

  it('leaves records that count as before, and says so in the log', async () => {
    await leaveTraces();
    await app.call('PUT', '/design-orders/1/payment', { token, body: { decision: 'VERIFIED' } });
    const { trackingCode: before, licenceCode } = (
      await app.get<Record<string, string>>('/design-orders/1', { token })
    ).data;
    await eraseAll();
    expect(await row('contact_inquiries')).toMatchObject({
      ...{ full_name: 'Erased person', email: 'erased@erased.invalid', phone: null, status: 'CLOSED' },
      ...{ subject: 'Erased', message: 'Erased', erased_at: expect.any(Date) },
    });
    expect(await row('consultations')).toMatchObject({
      ...{ client_name: 'Erased person', client_email: null, client_phone: null, status: 'CANCELLED' },
      ...{ client_company: null, notes: null, meeting_link: null, scheduled_at: expect.any(Date) },
    });
    expect(await row('design_orders')).toMatchObject({
      ...{ name: 'Erased person', email: 'erased@erased.invalid', phone: '', address: null, price: 5000 },
      ...{ status: 'CANCELLED', payment: 'VERIFIED', payment_reference: 'FT1234567' },
      licence_code: licenceCode,
    });
    const stats = await app.get<{ totalOrders: number }>('/design-orders/stats', { token });
    expect(stats.data.totalOrders).toBe(1);
    expect((await app.get(`/design-orders/track/${before}`)).status).toBe(404);
    expect((await app.get(`/design-orders/licences/${licenceCode}`)).status).toBe(200);
    const log = await app.get<Page<ActivityDto>>('/activity?entity=inquiry', { token });
    expect(log.data.data[0]).toMatchObject({
      ...{ type: 'inquiry.erased', subtitle: 'Inquiry #1, person erased', actor: 'Ato Staff' },
    });
    expect(await look()).toMatchObject({ names: [], emails: [], phones: [], erasedAt: expect.any(String) });
  });

  it('frees the time of a meeting, and is written nothing', async () => {
    await leaveTraces();
    const [{ scheduled_at: scheduledAt }] = (await query('SELECT scheduled_at FROM consultations')) as [
      { scheduled_at: Date },
    ];
    await eraseAll();
    await build.consultation({ clientEmail: 'b@mail.example' });
    const body = { scheduledAt, status: 'SCHEDULED' };
    expect((await app.call('PUT', '/consultations/2', { token, body })).status).toBe(200);
    const mails = await query(`SELECT recipient FROM outbox_mails`);
    expect(mails).toEqual([{ recipient: 'b@mail.example' }]);
  });

  it('cannot be changed, noted about, answered or written to again; the record can be deleted', async () => {
    await leaveTraces();
    await eraseAll();
    const refused = [
      await app.call('PUT', '/contact-inquiries/1', { token, body: { status: 'NEW' } }),
      await app.post('/contact-inquiries/1/notes', { content: 'x' }, { token }),
      await app.post('/contact-inquiries/1/replies', { subject: 'x', content: 'x' }, { token }),
      await app.post('/contact-inquiries/1/retry-mails', undefined, { token }),
      await app.call('PUT', '/consultations/1', { token, body: { status: 'REQUESTED' } }),
      await app.call('PUT', '/design-orders/1', { token, body: { status: 'PENDING' } }),
      await app.call('PUT', '/design-orders/1/payment', { token, body: { decision: 'VERIFIED' } }),
    ];
    expect(refused.map(({ status, message }) => [status, message.split('. ')[0]])).toEqual(
      refused.map(() => [409, 'The personal data of this record was deleted, so it cannot be changed']),
    );
    expect((await app.call('DELETE', '/contact-inquiries/1', { token })).status).toBe(200);
    expect((await app.post('/contact-inquiries/1/restore', undefined, { token })).status).toBe(200);
  });

  it('leaves everybody else alone', async () => {
    await leaveTraces();
    const other = { email: 'sara@mail.example', phone: '0911234568' };
    await build.inquiry({ ...other, fullName: 'Sara', subject: 'Zewditu sent me' });
    await app.post('/saved-views', { list: 'ORDERS', name: 'Bole', query: 'search=bole+house' }, { token });
    await eraseAll();
    expect(await traces()).toHaveLength(1);
    expect((await look('inquiry/2')).names).toEqual(['Sara']);
    const views = await app.get<{ name: string; query: string }[]>('/saved-views?list=ORDERS', { token });
    expect(views.data).toMatchObject([{ name: 'Bole', query: 'search=bole+house' }]);
    const emptied = await app.get<{ name: string; query: string }[]>('/saved-views?list=INQUIRIES', {
      token,
    });
    expect(emptied.data).toMatchObject([{ name: 'View 1', query: 'status=NEW' }]);
  });
});

describe('erasing', () => {
  it('a second time says that nothing is left', async () => {
    await leaveTraces();
    const seen = await look();
    const headers = { 'Idempotency-Key': 'one-press-of-a-button' };
    const first = await erase('inquiry', 1, seen, headers);
    expect((await erase('inquiry', 1, seen, headers)).data).toEqual(first.data);
    expect(await erase('inquiry', 1, seen)).toMatchObject({ status: 200, data: nothing });
    expect(await eraseAll('order')).toMatchObject({ status: 200, data: nothing });
  });

  it('is refused where there is something that was not seen', async () => {
    await leaveTraces();
    const seen = await look();
    await build.inquiry({ email, subject: 'One more' });
    const refused = await erase('inquiry', 1, seen);
    expect(refused).toMatchObject({
      status: 409,
      message: expect.stringContaining('Review them, then delete'),
    });
    expect((await look()).records).toHaveLength(4);
    expect((await erase('inquiry', 1, { ...seen, state: 'x' })).status).toBe(400);
    expect((await erase('inquiry', 99, seen)).status).toBe(404);
    expect((await app.get('/people/inquiry/99', { token })).status).toBe(404);
    expect((await app.get('/people/user/1', { token })).status).toBe(400);
  });

  it('takes the records that were chosen, and leaves who shares the phone alone', async () => {
    const phone = '0115 51 77 00';
    await build.inquiry({ fullName: 'Abel', email: 'abel@mail.example', phone, message: 'Abel’s own words' });
    await build.order({ name: 'Sara', email: 'sara@mail.example', phone });
    await build.consultation({ clientName: 'Abel', clientEmail: 'ABEL@mail.example', clientPhone: null });
    const seen = await look();
    expect([seen.names, seen.emails]).toEqual([['Abel'], ['abel@mail.example']]);
    expect(seen.records.map(({ kind, name: of, foundBy }) => [kind, of, foundBy]).toSorted()).toEqual([
      ['consultation', 'Abel', 'EMAIL'],
      ['inquiry', 'Abel', 'RECORD'],
      ['order', 'Sara', 'PHONE'],
    ]);
    const before = await row('design_orders');
    const records = seen.records.filter(({ foundBy }) => foundBy !== 'PHONE');
    expect(await erase('inquiry', 1, { ...seen, records })).toMatchObject({
      ...{ status: 200, data: { inquiries: 1, consultations: 1, orders: 0 } },
    });
    expect(await row('design_orders')).toEqual(before);
    expect(await row('contact_inquiries')).toMatchObject({ full_name: 'Erased person' });
    expect(await row('consultations')).toMatchObject({ client_name: 'Erased person' });
  });

  it('of one record leaves the others of the same person', async () => {
    await leaveTraces();
    const seen = await look();
    const records = [{ kind: 'consultation', id: 1 }];
    expect((await erase('inquiry', 1, { ...seen, records })).data).toMatchObject({
      inquiries: 0,
      consultations: 1,
    });
    expect((await look()).records.map(({ kind }) => kind).toSorted()).toEqual(['inquiry', 'order']);
    // The request again, whose first answer was lost.
    expect(await erase('inquiry', 1, { ...seen, records })).toMatchObject({ status: 200, data: nothing });
  });

  it.each([
    [{}, 'records'],
    [{ records: [] }, 'records'],
    [{ records: [null] }, 'records'],
    [{ records: [{ kind: 'user', id: 1 }] }, 'records.0.kind'],
    [{ records: [{ kind: 'inquiry', id: 0 }] }, 'records.0.id'],
    [
      {
        records: [
          { kind: 'inquiry', id: 1 },
          { kind: 'inquiry', id: 2 },
        ],
      },
      'records.1',
    ],
  ])('refuses %j, of which not all are records of the person', async (chosen, field) => {
    await build.inquiry({ email });
    await build.inquiry({ email: 'other@mail.example' });
    const { state } = await look();
    expect(await app.post('/people/inquiry/1/erase', { state, ...chosen }, { token })).toMatchObject({
      ...{ status: 400, error: { details: [{ field }] } },
    });
    expect(await query('SELECT FROM contact_inquiries WHERE erased_at IS NULL')).toHaveLength(2);
  });

  it('happens once, of ten who do it at the same time', async () => {
    await leaveTraces();
    const seen = await look();
    const answers = await Promise.all(Array.from({ length: 10 }, () => erase('inquiry', 1, seen)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ data }) => data.inquiries === 1)).toHaveLength(1);
    expect(answers.filter(({ data }) => data.inquiries === 0)).toHaveLength(9);
  });

  it('beside a reply leaves nothing of either', async () => {
    await leaveTraces();
    const seen = await look();
    const reply = () =>
      app.post('/contact-inquiries/1/replies', { subject: 'Re', content: `Dear ${name}` }, { token });
    const [erased, ...replies] = await Promise.all([erase('inquiry', 1, seen), reply(), reply(), reply()]);
    expect(new Set(replies.map(({ status }) => status))).not.toContain(500);
    if (erased.status === 409) await eraseAll();
    await untilSent();
    expect(await traces()).toEqual([]);
  });

  it('says which exports and backups hold the person still, and who made them', async () => {
    const office = await tokenOf(app, await build.user({ role: 'OFFICE' as never, name: 'Wro Office' }));
    await query(`INSERT INTO activities (subject, verb, subject_title, created_at)
      VALUES ('inquiry', 'exported', 'Inquiries, 7 rows', now() - interval '1 day')`);
    await query(`INSERT INTO scheduled_backups (due_at, started_at, finished_at, error) VALUES
      (now() - interval '2 days', now() - interval '2 days', now() - interval '2 days', NULL),
      (now() + interval '1 second', now() + interval '1 second', now(), NULL),
      (now() + interval '2 seconds', now() + interval '2 seconds', now(), 'disk full'),
      (now() + interval '3 seconds', now() + interval '3 seconds', NULL, NULL)`);
    await leaveTraces();
    for (const list of ['contact-inquiries', 'consultations', 'design-orders'])
      await fetch(`${app.origin}/api/v1/${list}/export`, { headers: { Authorization: `Bearer ${office}` } });
    await fetch(`${app.origin}/api/v1/users/export`, { headers: { Authorization: `Bearer ${token}` } });
    await query(`INSERT INTO activities (subject, verb, subject_title, actor_id, created_at)
      SELECT 'backup', 'exported', 'Backup of 2026-11-19 23:00 UTC, 42 rows', id, now() + interval '1 second'
      FROM users WHERE name = 'Ato Staff'`);
    const { copies } = await look();
    expect(copies.exports.map(({ list, madeBy }) => [list, madeBy])).toEqual([
      ['Backup of 2026-11-19 23:00 UTC, 42 rows', 'Ato Staff'],
      ['Accounts, 2 rows', 'Ato Staff'],
      ['Orders, 1 row', 'Wro Office'],
      ['Consultations, 1 row', 'Wro Office'],
      ['Inquiries, 1 row', 'Wro Office'],
    ]);
    expect(copies.backups).toHaveLength(1);
    expect((await eraseAll()).data.copies).toEqual(copies);
  });

  it('says where an account has the email', async () => {
    await leaveTraces();
    expect(await look()).toMatchObject({ hasAccount: false });
    await build.user({ email });
    expect(await look()).toMatchObject({ hasAccount: true });
  });

  it('of who left no address and no whole number is about that record alone', async () => {
    await build.consultation({ clientEmail: null, clientPhone: '0911', clientName: name });
    await build.consultation({ clientEmail: null, clientPhone: '0911' });
    expect((await look('consultation/1')).records).toHaveLength(1);
    expect(await eraseAll('consultation')).toMatchObject({ data: { consultations: 1 } });
    expect((await look('consultation/2')).erasedAt).toBeNull();
  });

  it('while a mail is under way leaves no file of it', async () => {
    const transport = app.nest.get(MailTransport);
    const send = transport.send.bind(transport);
    let begun = () => {};
    let letGo = () => {};
    const isUnderWay = new Promise<void>((resolve) => (begun = resolve));
    const mayGo = new Promise<void>((resolve) => (letGo = resolve));
    const slow = jest.spyOn(transport, 'send').mockImplementation(async (...mail) => {
      begun();
      await mayGo;
      await send(...mail);
    });
    const discard = jest.spyOn(transport, 'discard');
    await app.post('/contact-inquiries', { name, email, subject: 'x', message: 'x' });
    await isUnderWay;
    expect((await eraseAll()).data.inquiries).toBe(1);
    expect(await traces()).toEqual([]);
    discard.mockClear();
    letGo();
    // One to the person, one to the firm.
    await waitFor(() => expect(discard).toHaveBeenCalledTimes(2), 20_000);
    await Promise.all(discard.mock.results.map(({ value }) => value as Promise<void>));
    expect(slow).toHaveBeenCalledTimes(2);
    expect(await traces()).toEqual([]);
    jest.restoreAllMocks();
  });

  it('takes files of mails along that a killed process left', async () => {
    await leaveTraces();
    await leaveOthers();
    await query(`DELETE FROM outbox_mails WHERE recipient <> 'sara@mail.example'`);
    expect(await traces()).not.toEqual([]);
    await eraseAll();
    await app.nest.get(CleanupScheduler).runAll();
    expect(await traces()).toEqual([]);
    expect(readFiles(app.dataDir)).toContain('To: sara@mail.example');
  });
});
