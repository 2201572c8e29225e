import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { comingDay } from '../../../test/builders/coming-day.js';
import { mailsTo } from '../../../test/support/links-by-mail.js';
import { readTables, tracesIn } from '../../../test/support/everything-kept.js';
import { readStrictCsv } from '../../../test/support/read-strict-csv.js';
import { TestApp } from '../../../test/support/test-app.js';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { MailQueue } from '../mail/mail-queue.js';
import { PersonLink } from '../person-links/person-links.module.js';
import type { OwnRecordsDto, OwnRecordsTokenDto } from './dto/own-records.dto.js';

const hana = 'hana@mail.example';
const office = 'office@firm.example';
const phone = '+251 911 23 45 67';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start({ trustProxy: true });
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings({ contactEmail: office });
});

const speaking = (language: string) => ({ headers: { 'Accept-Language': language } });

interface Sent {
  id: number;
  referenceCode: string;
}

const inquire = (given: object = {}, language = 'en') => {
  const body = { name: 'Hana Alemu', email: hana, phone, subject: 'A house', message: 'Of stone.', ...given };
  return app.post<Sent>('/contact-inquiries', body, speaking(language));
};
const book = async (given: object = {}) => {
  const body = {
    ...{
      clientName: 'Hana Alemu',
      clientEmail: hana,
      clientPhone: phone,
      type: 'INITIAL',
      topic: 'A garden',
    },
    ...{ meetingType: 'PHONE', preferredDate: comingDay(2), preferredTime: '10:00' },
    ...given,
  };
  return (await app.post<Sent>('/consultations', body)).data;
};
const buy = async (given: object = {}) => {
  const { id: projectId } = await build.project({ isForSale: true, title: 'Villa Bole', isPublic: true });
  const body = { name: 'Hana Alemu', email: hana, phone, projectId, ...given };
  return (await app.post<{ id: number; trackingCode: string }>('/design-orders', body)).data;
};

/** The token of the link in the newest mail to an address: to the record that it is about. */
async function recordLinkOf(email: string): Promise<string> {
  const { text } = (await mailsTo(app.dataSource, email)).at(-1)!;
  return /\/mine#([\w-]{43})\s/.exec(text)![1]!;
}
/** The token of a link to all of it, which was asked for just now. */
async function linkOf(email: string): Promise<string> {
  await app.post('/own-records/new-link', { email });
  return recordLinkOf(email);
}
const look = (token: string, language = 'en') =>
  app.post<OwnRecordsDto>('/own-records', { token }, speaking(language));
/** Of each test its own, because failures of a client are kept in memory. */
let client = 0;
beforeEach(() => {
  client += 1;
});
const open = (code: string, digits: string, address = `10.1.1.${client}`) =>
  app.post<OwnRecordsTokenDto>(
    '/own-records/open',
    { code, digits },
    { headers: { 'X-Forwarded-For': address } },
  );

describe('the link of a mail about a record', () => {
  const others = async () => {
    const inquiry = (await inquire({ message: 'Another one.' })).data;
    const consultation = await book({ topic: 'Another one.' });
    await buy();
    return { inquiry, consultation };
  };
  const kinds = [
    ['an inquiry', 'inquiries', async () => (await inquire()).data.id],
    ['a consultation', 'consultations', async () => (await book()).id],
    ['an order', 'orders', async () => (await buy()).id],
  ] as const;

  it.each(kinds)('leads to %s and to nothing else, and erases nothing', async (_name, list, send) => {
    const { inquiry, consultation } = await others();
    const id = await send();
    const token = await recordLinkOf(hana);
    const { data } = await look(token);
    expect(data).toMatchObject({ email: null, canErase: false, [list]: [{ createdAt: expect.any(String) }] });
    const { inquiries, consultations, orders } = data;
    expect(inquiries.length + consultations.length + orders.length).toBe(1);
    expect(JSON.stringify(data)).not.toContain('Another one.');
    if (list !== 'orders') expect(data[list][0]!.id).toBe(id);
    const message = { token, inquiryId: inquiry.id, message: 'More.' };
    expect(await app.post('/own-records/messages', message)).toMatchObject({
      ...{ status: 403, error: { code: 'FORBIDDEN' } },
      message:
        'This link opens one request only. To open the others, have a link sent to your email address.',
    });
    const move = { token, consultationId: consultation.id };
    expect((await app.post('/own-records/consultation-link', move, speaking('om'))).message).toMatch(
      /^Geessituun kun gaaffii tokko/,
    );
    const erased = await app.post('/own-records/erase', { token, count: 1 }, speaking('am'));
    expect(erased).toMatchObject({ status: 403, message: expect.stringMatching(/^ይህ ማገናኛ ምንም ነገር ማጥፋት/) });
    expect((await look(token)).data).toEqual(data);
  });

  it('answers its inquiry and moves its consultation, for sixty days', async () => {
    await others();
    const { id: inquiryId } = (await inquire()).data;
    const message = { token: await recordLinkOf(hana), inquiryId, message: 'More.' };
    expect((await app.post('/own-records/messages', message)).data).toMatchObject({
      letters: [{ content: 'More.' }],
    });
    const { id: consultationId } = await book();
    const move = { token: await recordLinkOf(hana), consultationId };
    expect((await app.post('/own-records/consultation-link', move)).status).toBe(200);
    const [{ days }] = await app.dataSource.query<[{ days: number }]>(
      `SELECT round(extract(epoch FROM max(expires_at) - now()) / 86400)::int AS days FROM person_links`,
    );
    expect(days).toBe(60);
  });
});

describe('the link of a mail that was asked for', () => {
  it('leads to all that came from its address, and to nothing else', async () => {
    await inquire({ email: 'Hana@Mail.example', phone: null });
    await book();
    await buy();
    await inquire({ email: 'sara@mail.example', name: 'Sara' });
    const { data } = await look(await linkOf(hana));
    expect(data).toMatchObject({ email: hana, canErase: true });
    expect([data.inquiries, data.consultations, data.orders].map(({ length }) => length > 0)).toEqual([
      true,
      true,
      true,
    ]);
    expect(JSON.stringify(data)).not.toContain('sara');
  });

  it('tells everything but what staff keep for themselves', async () => {
    const { data: inquiry } = await inquire();
    const consultation = await book();
    const order = await buy();
    const staff = await tokenOf(app, await build.admin());
    await app.call('POST', `/contact-inquiries/${inquiry.id}/notes`, {
      body: { content: 'Rich uncle.' },
      token: staff,
    });
    await app.call('PUT', `/consultations/${consultation.id}`, {
      body: { notes: 'Secretly.' },
      token: staff,
    });
    const { data } = await look(await linkOf(hana));
    expect(data.inquiries).toEqual([
      expect.objectContaining({
        id: inquiry.id,
        code: inquiry.referenceCode,
        message: 'Of stone.',
        letters: [],
      }),
    ]);
    expect(data.consultations).toEqual([
      expect.objectContaining({ id: consultation.id, topic: 'A garden', canChange: true, phone }),
    ]);
    expect(data.orders).toEqual([
      expect.objectContaining({ code: order.trackingCode, projectTitle: 'Villa Bole', payment: 'AWAITING' }),
    ]);
    expect(JSON.stringify(data)).not.toMatch(/uncle|Secretly/);
  });

  it('says in the language of the reader where it is none, and after its time', async () => {
    expect(await look('x'.repeat(43), 'am')).toMatchObject({ status: 404 });
    await inquire();
    const token = await linkOf(hana);
    expect((await look(token)).status).toBe(200);
    await app.dataSource.query(
      `UPDATE person_links SET expires_at = expires_at - interval '61 minutes' WHERE is_mailbox`,
    );
    const answer = await look(token, 'om');
    expect(answer.status).toBe(404);
    expect(answer.message).toMatch(/^Yeroon geessituu/);
    expect((await look('short')).status).toBe(400);
  });

  it('is kept as a hash only, leaves the mail that was sent, and goes at last', async () => {
    await inquire();
    const token = await linkOf(hana);
    const stored = await app.dataSource.getRepository(PersonLink).find();
    expect(JSON.stringify(stored)).not.toContain(token);
    const queue = app.nest.get(MailQueue);
    for (let mail = await queue.claim(); mail; mail = await queue.claim()) await queue.complete(mail);
    const mails = await mailsTo(app.dataSource, hana);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.text + mail.html).not.toContain(token);
      expect(mail.text).toContain('/mine#…');
    }
    await app.dataSource.query(`UPDATE person_links SET expires_at = now() - interval '31 days'`);
    await app.nest.get(Housekeeping).doAll();
    expect(await app.dataSource.getRepository(PersonLink).count()).toBe(0);
  });

  it('ends when staff change the address of its record: who has the link may be somebody else', async () => {
    const staff = await tokenOf(app, await build.admin());
    const stranger = 'stranger@mail.example';
    const { id } = (await inquire({ email: stranger })).data;
    const { id: consultationId } = await book({ clientEmail: stranger });
    const { id: orderId } = await buy({ email: stranger });
    await inquire();
    const mails = await mailsTo(app.dataSource, stranger);
    const links = mails.map(({ text }) => /\/mine#([\w-]{43})\s/.exec(text)![1]!);
    expect(links).toHaveLength(3);
    const move = /\/appointment#([\w-]{43})\s/.exec(mails.map(({ text }) => text).join())![1]!;
    const change = (path: string, body: object) => app.call('PUT', path, { body, token: staff });
    // Written otherwise it is the same one.
    await change(`/contact-inquiries/${id}`, { email: 'Stranger@mail.example' });
    expect((await look(links[0]!)).status).toBe(200);
    expect((await change(`/contact-inquiries/${id}`, { email: hana })).status).toBe(200);
    expect((await change(`/consultations/${consultationId}`, { clientEmail: hana })).status).toBe(200);
    expect((await change(`/design-orders/${orderId}`, { email: hana })).status).toBe(200);
    for (const link of links) expect((await look(link)).status).toBe(404);
    expect((await app.post('/consultations/own', { token: move })).status).toBe(404);
    expect((await look(await linkOf(hana))).data.inquiries).toHaveLength(2);
  });
});

describe('a new link', () => {
  const ask = (email: string, language = 'en') =>
    app.post('/own-records/new-link', { email }, speaking(language));

  it('is sent to whoever sent us something, and the answer is the same to all', async () => {
    await inquire();
    const before = (await mailsTo(app.dataSource, hana)).length;
    const known = await ask('HANA@mail.example', 'am');
    const unknown = await ask('nobody@mail.example', 'am');
    expect({ ...known, headers: 0 }).toEqual({ ...unknown, headers: 0 });
    const mails = (await mailsTo(app.dataSource, hana)).slice(before);
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual([['own-records-link', 'am']]);
    expect(await mailsTo(app.dataSource, 'nobody@mail.example')).toEqual([]);
    expect((await look(await recordLinkOf(hana))).data.inquiries).toHaveLength(1);
  });

  it('comes five times an hour at most', async () => {
    await build.inquiry({ email: hana });
    for (let time = 0; time < 7; time++) expect((await ask(hana)).status).toBe(200);
    expect(await mailsTo(app.dataSource, hana)).toHaveLength(5);
  });
});

describe('a code and four digits', () => {
  it.each([
    ['an inquiry', 'inquiries', async () => (await inquire()).data.referenceCode],
    ['a consultation', 'consultations', async () => (await book({ clientEmail: null })).referenceCode],
    ['an order', 'orders', async () => (await buy()).trackingCode],
  ] as const)('open %s and nothing beside it', async (_name, list, send) => {
    await inquire({ message: 'Another one.' });
    const code = await send();
    const { data, status } = await open(code.toLowerCase().replaceAll('-', ' '), '4567');
    expect(status).toBe(200);
    const answer = (await look(data.token)).data;
    expect(answer.email).toBeNull();
    const lists = { inquiries: 0, consultations: 0, orders: 0, [list]: 1 };
    const { inquiries, consultations, orders } = answer;
    expect({
      inquiries: inquiries.length,
      consultations: consultations.length,
      orders: orders.length,
    }).toEqual(lists);
  });

  it('rest for 15 minutes after five that are wrong: the code', async () => {
    const { referenceCode } = (await inquire()).data;
    for (let time = 0; time < 5; time++) {
      expect((await open(referenceCode, '0000', `10.0.0.${time}`)).status).toBe(404);
    }
    const refused = await open(referenceCode, '4567', '10.0.0.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(14 * 60);
    expect(refused.message).toContain('15 minutes');
  });

  it('rest for 15 minutes after five that are wrong: the client', async () => {
    const { referenceCode } = (await inquire()).data;
    for (let time = 0; time < 5; time++) {
      expect((await open(`7KQ4-M2XB-9HT${time + 2}`, '4567')).status).toBe(404);
    }
    expect((await open(referenceCode, '4567')).status).toBe(429);
  });

  it('that are right do not clear those that were wrong', async () => {
    const { referenceCode } = (await inquire()).data;
    for (let time = 0; time < 4; time++) await open(referenceCode, '0000');
    for (let time = 0; time < 3; time++) expect((await open(referenceCode, '4567')).status).toBe(200);
    expect((await open(referenceCode, '0000')).status).toBe(404);
    expect((await open(referenceCode, '4567')).status).toBe(429);
  });

  it('open nothing that has no phone number, and count ten at once as ten', async () => {
    const { referenceCode } = (await inquire({ phone: null })).data;
    const tries = await Promise.all(Array.from({ length: 10 }, () => open(referenceCode, '0000')));
    const refused = tries.filter(({ status }) => status === 429).length;
    expect([tries.filter(({ status }) => status === 404).length, refused]).toEqual([5, 5]);
  });
});

describe('a further message', () => {
  const write = (token: string, inquiryId: number, message = 'And a cellar.', key?: string) =>
    app.post<OwnRecordsDto['inquiries'][number]>(
      '/own-records/messages',
      { token, inquiryId, message },
      key ? { headers: { 'Idempotency-Key': key } } : undefined,
    );

  it('makes the inquiry new and due again, and staff hear of it', async () => {
    const { id } = (await inquire()).data;
    const staff = await tokenOf(app, await build.admin());
    const reply = { subject: 'Your house', content: 'Gladly.', status: 'CLOSED' };
    const sent = await app.post(`/contact-inquiries/${id}/replies`, reply, { token: staff });
    expect(sent.status).toBe(201);
    const { data } = await write(await linkOf(hana), id);
    expect(data).toMatchObject({
      status: 'NEW',
      letters: [
        { isFromOffice: true, content: 'Gladly.' },
        { isFromOffice: false, content: 'And a cellar.' },
      ],
    });
    const { data: seen } = await app.call<object>('GET', `/contact-inquiries/${id}`, { token: staff });
    expect(seen).toMatchObject({ status: 'NEW', repliedAt: null, messages: [{ content: 'And a cellar.' }] });
    expect((await mailsTo(app.dataSource, office)).map(({ kind }) => kind)).toContain('inquiry-message');
    const { data: news } = await app.get<{ data: { title: string }[] }>('/notifications', { token: staff });
    expect(news.data[0]!.title).toBe('Further message to an inquiry');
  });

  it('is filed once, however often it is sent', async () => {
    const { id } = (await inquire()).data;
    const token = await linkOf(hana);
    await Promise.all(Array.from({ length: 3 }, () => write(token, id, 'Once.', 'one-key-for-all')));
    expect((await look(token)).data.inquiries[0]!.letters).toHaveLength(1);
  });

  it('is refused where the inquiry is of somebody else, and keeps a spammer from staff', async () => {
    const { id } = (await inquire({ email: 'sara@mail.example' })).data;
    await inquire();
    expect((await write(await linkOf(hana), id)).status).toBe(404);
    const spam = await build.inquiry({ email: hana, isSpam: true });
    const before = (await mailsTo(app.dataSource, office)).length;
    expect((await write(await linkOf(hana), spam.id)).status).toBe(200);
    expect((await mailsTo(app.dataSource, office)).length).toBe(before);
  });
});

describe('a further message to an inquiry that was joined into that of another address', () => {
  it('is answered to whoever wrote it', async () => {
    const staff = await tokenOf(app, await build.admin());
    const { id: intoId } = (await inquire({ email: 'sara@mail.example', name: 'Sara' })).data;
    const { id } = (await inquire()).data;
    await app.post(`/contact-inquiries/${id}/join`, { intoId, version: 1 }, { token: staff });
    const body = { token: await linkOf(hana), inquiryId: id, message: 'And a cellar.' };
    expect((await app.post('/own-records/messages', body)).status).toBe(200);
    const mail = (await mailsTo(app.dataSource, office)).find(({ kind }) => kind === 'inquiry-message')!;
    expect(mail).toMatchObject({ replyTo: hana, record: { subject: 'inquiry', id } });
    expect(mail.text).not.toContain('sara@mail.example');
  });

  it('comes fifty times at most', async () => {
    const { id } = (await inquire()).data;
    await app.dataSource.query(
      `INSERT INTO inquiry_messages (inquiry_id, content) SELECT $1, 'More' FROM generate_series(1, 50)`,
      [id],
    );
    const body = { token: await linkOf(hana), inquiryId: id, message: 'One more.' };
    expect(await app.post('/own-records/messages', body)).toMatchObject({
      ...{ status: 409, message: 'There are many messages here already. Please call us.' },
    });
  });
});

describe('a consultation', () => {
  const openConsultation = (token: string, consultationId: number) =>
    app.post<{ token: string }>('/own-records/consultation-link', { token, consultationId });

  it('is cancelled from there, and not by somebody else', async () => {
    const { id } = await book();
    const { data, status } = await openConsultation(await linkOf(hana), id);
    expect(status).toBe(200);
    expect((await app.post('/consultations/own/cancel', data)).data).toMatchObject({ status: 'CANCELLED' });
    await inquire({ email: 'sara@mail.example' });
    expect((await openConsultation(await linkOf('sara@mail.example'), id)).status).toBe(404);
  });
});

describe('an export', () => {
  it('is all of it, as a table', async () => {
    const { id } = (await inquire({ subject: '=1+1' })).data;
    await book();
    await buy();
    const token = await linkOf(hana);
    await app.post('/own-records/messages', { token, inquiryId: id, message: 'More.' });
    const answer = await fetch(`${app.origin}/api/v1/own-records/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="my-records-.*\.csv"$/);
    const [header, ...rows] = readStrictCsv(await answer.text());
    expect(header!.slice(0, 2)).toEqual(['kind', 'code']);
    expect(rows.map(([kind]) => kind)).toEqual(['INQUIRY', 'LETTER TO THE OFFICE', 'CONSULTATION', 'ORDER']);
    expect(rows[0]).toContain("'=1+1");
  });
});

describe('erasing', () => {
  const erase = (token: string, count: number) =>
    app.post<{ count: number }>('/own-records/erase', { token, count });

  it('takes the person out of everything, what lies in the bin too, and ends the links', async () => {
    const { id } = (await inquire({ name: 'Hana Traceless' })).data;
    await book({ clientName: 'Hana Traceless' });
    await buy({ name: 'Hana Traceless' });
    await inquire({ email: 'sara@mail.example', name: 'Sara', phone: null });
    const token = await linkOf(hana);
    await app.post('/own-records/messages', { token, inquiryId: id, message: 'Traceless words.' });
    const staff = await tokenOf(app, await build.admin());
    await app.call('DELETE', '/design-orders/1', { token: staff });
    const { data } = await erase(token, 2);
    expect(data).toEqual({ count: 3 });
    expect((await look(token)).status).toBe(404);
    const traced = { words: ['traceless', hana.replace('.', '\\.')], phone };
    const query = (sql: string) => app.dataSource.query<Record<string, unknown>[]>(sql);
    expect(tracesIn(await readTables(query), traced)).toEqual([]);
    expect((await look(await linkOf('sara@mail.example'))).data.inquiries).toHaveLength(1);
  });

  it('is refused where there is something that was not seen, and loses nothing', async () => {
    await inquire();
    const token = await linkOf(hana);
    await book();
    const answer = await erase(token, 1);
    expect(answer.status).toBe(409);
    expect(answer.message).toContain('Look at the page again');
    expect((await look(token)).data).toMatchObject({ inquiries: [{ name: 'Hana Alemu' }] });
  });

  it('takes their address out of the views of staff, and nothing that only sounds like their name', async () => {
    const token = await tokenOf(app, await build.admin());
    const keep = (name: string, search: string) =>
      app.post('/saved-views', { list: 'INQUIRIES', name, query: `search=${search}` }, { token });
    await keep('New houses', 'new+house');
    await keep('Hers', encodeURIComponent(hana));
    await inquire({ name: 'New House' });
    const link = await linkOf(hana);
    expect((await app.post('/own-records/erase', { token: link, count: 1 })).status).toBe(200);
    const { data } = await app.get<{ name: string; query: string }[]>('/saved-views?list=INQUIRIES', {
      token,
    });
    expect(data.map(({ name, query }) => [name, query])).toEqual([
      ['Hers', ''],
      ['New houses', 'search=new+house'],
    ]);
  });

  it('by a code takes one record', async () => {
    const { referenceCode } = (await inquire()).data;
    await inquire();
    const { data: opened } = await open(referenceCode, '4567');
    expect((await erase(opened.token, 1)).data).toEqual({ count: 1 });
    expect((await open(referenceCode, '4567')).status).toBe(404);
    expect(await app.dataSource.query('SELECT id FROM contact_inquiries WHERE erased_at IS NULL')).toEqual([
      { id: 2 },
    ]);
  });

  it('happens once, of ten at the same time', async () => {
    await inquire();
    const token = await linkOf(hana);
    const answers = await Promise.all(Array.from({ length: 10 }, () => erase(token, 1)));
    expect(answers.filter(({ status, data }) => status === 200 && data.count === 1)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
  });
});
