import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { hana, requestsOfPerson, phone } from '../../../test/builders/requests-of-person.js';
import { readTables, tracesIn } from '../../../test/support/everything-stored.js';
import { mailsTo } from '../../../test/support/links-by-mail.js';
import { readStrictCsv } from '../../../test/support/read-strict-csv.js';
import { TestApp } from '../../../test/support/test-app.js';
import { LateInquiriesService } from '../inquiries/late-inquiries.service.js';
import type { MyRequestsDto } from './dto/my-requests.dto.js';

const office = 'office@firm.example';

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

const { inquire, book, buy, linkOf, look, open, becomeAnotherClient } = requestsOfPerson(() => ({
  app,
  build,
}));
beforeEach(becomeAnotherClient);

describe('a further message', () => {
  const write = (token: string, inquiryId: number, message = 'And a cellar.', key?: string) =>
    app.post<MyRequestsDto['inquiries'][number]>(
      '/my-requests/messages',
      { token, inquiryId, message },
      key ? { headers: { 'Idempotency-Key': key } } : undefined,
    );

  it('makes the inquiry new and due again, and notifies staff', async () => {
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
    const { data: notifications } = await app.get<{ data: { title: string }[] }>('/notifications', {
      token: staff,
    });
    expect(notifications.data[0]!.title).toBe('Further message to an inquiry');
  });

  it('leaves an inquiry that became a project a project, and is due', async () => {
    const { id } = (await inquire()).data;
    const staff = await tokenOf(app, await build.admin());
    const namesDue = async () => {
      const { data } = await app.get<{ data: { id: number }[] }>('/contact-inquiries?due=WAITING', {
        token: staff,
      });
      return data.data.map((each) => each.id);
    };
    const put = (status: string) =>
      app.call<object>('PUT', `/contact-inquiries/${id}`, { body: { status }, token: staff });
    // Nobody waits for an answer to what became a project.
    expect((await put('CONVERTED')).data).toMatchObject({ status: 'CONVERTED', dueAt: null, isLate: false });
    expect(await namesDue()).toEqual([]);
    const { data } = await write(await linkOf(hana), id);
    expect(data).toMatchObject({ status: 'CONVERTED' });
    const { data: seen } = await app.call<object>('GET', `/contact-inquiries/${id}`, { token: staff });
    expect(seen).toMatchObject({ status: 'CONVERTED', dueAt: expect.any(String), isLate: false });
    expect(await namesDue()).toEqual([id]);
    await app.dataSource.query(`UPDATE contact_inquiries SET due_at = now() - interval '1 hour'`);
    await app.nest.get(LateInquiriesService).doDue();
    const { data: notifications } = await app.get<{ data: { title: string }[] }>('/notifications', {
      token: staff,
    });
    expect(notifications.data[0]).toMatchObject({ title: 'Inquiry is late' });
    const reply = { subject: 'Your house', content: 'Gladly.' };
    await app.post(`/contact-inquiries/${id}/replies`, reply, { token: staff });
    const { data: answered } = await app.call<object>('GET', `/contact-inquiries/${id}`, { token: staff });
    expect(answered).toMatchObject({ status: 'CONVERTED', isLate: false });
    expect(await namesDue()).toEqual([]);
  });

  it.each([
    { what: 'as it came', message: undefined },
    { what: 'by what its sender wrote last', message: 'And a cellar.' },
  ])('leaves an inquiry due $what where staff take a conversion back', async ({ message }) => {
    const { id } = (await inquire()).data;
    if (message) await write(await linkOf(hana), id, message);
    const staff = await tokenOf(app, await build.admin());
    const inquiry = async () =>
      (await app.call<{ dueAt: string }>('GET', `/contact-inquiries/${id}`, { token: staff })).data;
    const put = (status: string) =>
      app.call<object>('PUT', `/contact-inquiries/${id}`, { body: { status }, token: staff });
    const { dueAt } = await inquiry();
    await put('CONVERTED');
    await put('NEW');
    expect(await inquiry()).toMatchObject({ status: 'NEW', dueAt, isLate: false });
  });

  it('leaves an inquiry due where staff set it to converted once more', async () => {
    const { id } = (await inquire()).data;
    const staff = await tokenOf(app, await build.admin());
    const put = (status: string) =>
      app.call<object>('PUT', `/contact-inquiries/${id}`, { body: { status }, token: staff });
    await put('CONVERTED');
    await write(await linkOf(hana), id);
    expect((await put('CONVERTED')).data).toMatchObject({ dueAt: expect.any(String) });
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

describe('a further message to an inquiry that was merged into that of another address', () => {
  it('reaches the office with the address of its writer', async () => {
    const staff = await tokenOf(app, await build.admin());
    const { id: intoId } = (await inquire({ email: 'sara@mail.example', name: 'Sara' })).data;
    const { id } = (await inquire()).data;
    await app.post(`/contact-inquiries/${id}/merge`, { intoId, version: 1 }, { token: staff });
    const body = { token: await linkOf(hana), inquiryId: id, message: 'And a cellar.' };
    expect((await app.post('/my-requests/messages', body)).status).toBe(200);
    const mail = (await mailsTo(app.dataSource, office)).find(({ kind }) => kind === 'inquiry-message')!;
    expect(mail).toMatchObject({ replyTo: hana, record: { subject: 'inquiry', id } });
    expect(mail.text).not.toContain('sara@mail.example');
  });

  it('comes fifty times at most', async () => {
    const { id } = (await inquire()).data;
    await app.dataSource.query(
      `INSERT INTO inquiry_entries (inquiry_id, type, content) SELECT $1, 'MESSAGE', 'More' FROM generate_series(1, 50)`,
      [id],
    );
    const body = { token: await linkOf(hana), inquiryId: id, message: 'One more.' };
    expect(await app.post('/my-requests/messages', body)).toMatchObject({
      ...{ status: 409, message: 'There are already too many messages here. Please call us.' },
    });
  });
});

describe('a consultation', () => {
  const openConsultation = (token: string, consultationId: number) =>
    app.post<{ token: string }>('/my-requests/consultation-link', { token, consultationId });

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
    await app.post('/my-requests/messages', { token, inquiryId: id, message: 'More.' });
    const answer = await fetch(`${app.origin}/api/v1/my-requests/export`, {
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
    app.post<{ count: number }>('/my-requests/erase', { token, count });

  it('takes the person out of everything, what is in the trash too, and ends the links', async () => {
    const { id } = (await inquire({ name: 'Hana Traceless' })).data;
    await book({ clientName: 'Hana Traceless' });
    await buy({ name: 'Hana Traceless' });
    await inquire({ email: 'sara@mail.example', name: 'Sara', phone: null });
    const token = await linkOf(hana);
    await app.post('/my-requests/messages', { token, inquiryId: id, message: 'Traceless words.' });
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
    expect(answer.message).toContain('Reload the page before');
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
    expect((await app.post('/my-requests/erase', { token: link, count: 1 })).status).toBe(200);
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
