import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { OutboxMail } from '../mail/outbox-mail.entity.js';
import { Notification } from '../notifications/notifications.module.js';
import type {
  ContactInquiryDetailsDto,
  ContactInquiryDto,
  ContactInquiryPage,
} from './dto/contact-inquiry.dto.js';
import { LateInquiriesService } from './late-inquiries.service.js';

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  token = await tokenOf(app, await build.admin());
});

const words = { name: 'Hana', email: 'hana@mail.example', subject: 'A house', message: 'We want one.' };
const send = (change: object = {}) =>
  app.post<ContactInquiryDto>('/contact-inquiries', { ...words, ...change });
const get = async (id: number) =>
  (await app.get<ContactInquiryDetailsDto>(`/contact-inquiries/${id}`, { token })).data;
const put = (id: number, body: object) =>
  app.call<ContactInquiryDto>('PUT', `/contact-inquiries/${id}`, { body, token });
const mailsAndNotifications = async () => [
  await app.dataSource.manager.count(OutboxMail),
  await app.dataSource.manager.count(Notification),
];

describe('an inquiry that looks like spam', () => {
  it.each([
    ['a field that nobody sees is filled in', { website: 'https://spam.example' }, 'HONEYPOT'],
    ['the field holds a lot', { website: 'x'.repeat(5000) }, 'HONEYPOT'],
    ['it is sent at once', { secondsShown: 0 }, 'TIMING'],
    ['it is sent after a second', { secondsShown: 1 }, 'TIMING'],
  ])('is filed and flagged, and notifies nobody, where %s', async (_, signs, suspicion) => {
    const { status, data } = await send(signs);
    expect(status).toBe(201);
    // The sender learns nothing of it.
    expect(Object.keys(data).sort()).toEqual(Object.keys((await send({ secondsShown: 9 })).data).sort());
    expect(await get(data.id)).toMatchObject({ ...{ isSpam: true, suspicion, status: 'NEW', version: 1 } });
    // Those of the other one.
    expect(await mailsAndNotifications()).toEqual([2, 1]);
  });

  it.each([
    {},
    { website: '' },
    { website: ' ' },
    { website: null },
    { secondsShown: 2 },
    { secondsShown: 86_400 },
  ])('is none with %j', async (signs) => {
    const { data } = await send(signs);
    expect(await get(data.id)).toMatchObject({ isSpam: false, suspicion: null });
    expect(await mailsAndNotifications()).toEqual([2, 1]);
  });

  it('is one of more than twenty of an hour from one address, not from others', async () => {
    await app.dataSource
      .query(`INSERT INTO contact_inquiries (full_name, email, subject, message, search_text)
      SELECT 'Hana', 'hana@mail.example', 's', 'm', '' FROM generate_series(1, 19)`);
    expect(await get((await send()).data.id)).toMatchObject({ isSpam: false });
    expect(await get((await send()).data.id)).toMatchObject({ isSpam: true, suspicion: 'RATE' });
    const { data } = await send({ email: 'other@mail.example' });
    expect(await get(data.id)).toMatchObject({ isSpam: false });
    await app.dataSource.query(`UPDATE contact_inquiries SET created_at = now() - interval '61 minutes'`);
    expect(await get((await send()).data.id)).toMatchObject({ isSpam: false });
  });

  it('has a filter of its own', async () => {
    await send({ website: 'x', name: 'Spammer' });
    await send();
    const names = async (query: string) => {
      const { data } = await app.get<ContactInquiryPage>(`/contact-inquiries${query}`, { token });
      expect(data.pagination.totalItems).toBe(data.data.length);
      return data.data.map(({ fullName }) => fullName).sort();
    };
    expect(await names('')).toEqual(['Hana', 'Spammer']);
    expect(await names('?spam=true')).toEqual(['Spammer']);
    expect(await names('?spam=false')).toEqual(['Hana']);
    expect(await names('?due=WAITING')).toEqual(['Hana']);
  });

  it('is never late', async () => {
    const { id } = await build.inquiry({ isSpam: true, dueAt: new Date(Date.now() - 1000) });
    await app.nest.get(LateInquiriesService).doDue();
    expect((await get(id)).isLate).toBe(false);
    expect(await mailsAndNotifications()).toEqual([0, 0]);
  });
});

describe('staff say that it is no spam', () => {
  it('sends the usual mails and notifications, once', async () => {
    const { data } = await send({ website: 'x' });
    const { status, data: changed } = await put(data.id, { isSpam: false, version: 1 });
    expect([status, changed]).toEqual([200, expect.objectContaining({ isSpam: false, suspicion: null })]);
    expect(await mailsAndNotifications()).toEqual([2, 1]);
    await put(data.id, { isSpam: true });
    await put(data.id, { isSpam: false });
    expect(await mailsAndNotifications()).toEqual([2, 1]);
  });

  it('once, also where two say so at the same time', async () => {
    const { data } = await send({ website: 'x' });
    await Promise.all(Array.from({ length: 10 }, () => put(data.id, { isSpam: false, version: 1 })));
    expect(await mailsAndNotifications()).toEqual([2, 1]);
  });

  it('and notify nobody by another change', async () => {
    const { data } = await send({ website: 'x' });
    await put(data.id, { status: 'CLOSED' });
    expect(await get(data.id)).toMatchObject({ isSpam: true, suspicion: 'HONEYPOT' });
    expect(await mailsAndNotifications()).toEqual([0, 0]);
  });
});
