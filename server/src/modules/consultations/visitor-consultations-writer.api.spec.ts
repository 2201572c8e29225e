import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { mailsWhere } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ActivityService } from '../../content/content.module.js';
import { holidaysBetween } from '../office-hours/holidays/holidays-between.js';
import { OfficeHours } from '../office-hours/office-hours.entity.js';
import { afterOfficeTime } from '../office-hours/office-time.js';
import { usualWeek } from '../office-hours/office-week.js';
import { ConsultationRemindersService } from './consultation-reminders.service.js';
import { Consultation } from './consultation.entity.js';
import type { ConsultationDto, RequestedConsultationDto } from './dto/consultation.dto.js';
import { OwnConsultationService } from './own-consultation.service.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

const today = dayInAddisAbaba(new Date());
const wednesday = upcomingDay(3);
/** On any day. */
const openOn = (day: string) =>
  app.dataSource.manager.insert(OfficeHours, {
    week: usualWeek,
    days: [{ day, hours: { opens: '08:00', closes: '18:00' }, holiday: null, names: null }],
  });
const nextYear = new Date().getUTCFullYear() + 1;
/** Gena is on 7 January, and on the 8th where that one is at the end of an Ethiopian leap year. */
const nextChristmas = holidaysBetween(`${nextYear}-01-01`, `${nextYear}-01-31`)[0]!.day;
const request = {
  clientName: 'Meklit Assefa',
  clientEmail: ' Meklit@Mail.example ',
  clientPhone: '+251 900 000 000',
  type: 'INITIAL',
  topic: 'A house in CMC',
  description: 'Two floors.',
  preferredDate: wednesday,
  preferredTime: '09:30',
  meetingType: 'PHONE',
};
const ask = (change: object = {}, headers?: Record<string, string>) =>
  app.post<ConsultationDto>('/consultations', { ...request, ...change }, headers && { headers });
const stored = () => app.dataSource.manager.count(Consultation);

describe('POST /consultations', () => {
  it('files a request without an account', async () => {
    expect(await ask()).toMatchObject({
      status: 201,
      data: {
        id: 1,
        clientName: 'Meklit Assefa',
        clientEmail: 'meklit@mail.example',
        clientCompany: null,
        topic: 'A house in CMC',
        preferredDate: wednesday,
        preferredTime: '09:30',
        duration: 60,
        status: 'REQUESTED',
      },
    });
    const [line] = await app.nest.get(ActivityService).latest(1);
    expect(line).toMatchObject({ type: 'consultation.created', subtitle: 'Meklit Assefa', actor: null });
  });

  it('keeps for staff which page led to it', async () => {
    const { data } = await ask({ cameFrom: '/services/interior' });
    expect(data).not.toHaveProperty('cameFrom');
    const token = await tokenOf(app, await build.admin());
    const consultation = await app.get<ConsultationDto>(`/consultations/${data.id}`, { token });
    expect(consultation.data.cameFrom).toBe('/services/interior');
    expect((await ask({ cameFrom: 'somewhere' })).status).toBe(201);
  });

  it('names the account of staff who file one for a client', async () => {
    const token = await tokenOf(app, await build.admin({ name: 'Ato Staff' }));
    await app.post('/consultations', request, { token });
    expect((await app.nest.get(ActivityService).latest(1))[0]).toMatchObject({ actor: 'Ato Staff' });
  });

  it.each([
    ['a timestamp', { preferredDate: `${wednesday}T06:30:00.000Z`, preferredTime: '' }, wednesday, '09:30'],
    [
      'a timestamp without a time',
      { preferredDate: `${wednesday}T00:00:00.000Z`, preferredTime: null },
      wednesday,
      null,
    ],
    ['a day alone', { preferredTime: undefined }, wednesday, null],
    ['neither', { preferredDate: undefined, preferredTime: undefined }, null, null],
    ['today', { preferredDate: today }, today, '09:30'],
  ])('takes %s as the requested time', async (_, change, preferredDate, preferredTime) => {
    await openOn(today);
    expect(await ask(change)).toMatchObject({ status: 201, data: { preferredDate, preferredTime } });
  });

  it.each([
    ['a blank name', { clientName: '  ' }, 'clientName'],
    ['a broken email', { clientEmail: 'meklit' }, 'clientEmail'],
    ['no topic', { topic: undefined }, 'topic'],
    ['a topic of 201 characters', { topic: 'x'.repeat(201) }, 'topic'],
    ['a text that cannot be stored', { description: 'a\0b' }, 'description'],
    ['an unknown type', { type: 'CHAT' }, 'type'],
    ['no type', { type: null }, 'type'],
    ['an unknown meeting type', { meetingType: ['PHONE'] }, 'meetingType'],
    ['yesterday', { preferredDate: dayInAddisAbaba(new Date(Date.now() - 86_400_000)) }, 'preferredDate'],
    ['a timestamp of yesterday', { preferredDate: new Date(Date.now() - 86_400_000) }, 'preferredDate'],
    ['a day more than two years ahead', { preferredDate: '2099-01-01' }, 'preferredDate'],
    ['a day that no month has', { preferredDate: '2027-02-30' }, 'preferredDate'],
    ['a number as day', { preferredDate: 20_270_101 }, 'preferredDate'],
    ['a year of six digits', { preferredDate: '+275760-09-13T00:00:00Z' }, 'preferredDate'],
    ['a Sunday', { preferredDate: upcomingDay(0) }, 'preferredDate'],
    ['a holiday', { preferredDate: nextChristmas }, 'preferredDate'],
    ['a Saturday afternoon', { preferredDate: upcomingDay(6), preferredTime: '14:00' }, 'preferredTime'],

    ['a time that is no slot', { preferredTime: '13:00' }, 'preferredTime'],
    ['a duration of 45 minutes', { duration: 45 }, 'duration'],
    ['an empty duration', { duration: null }, 'duration'],
    ['a status', { status: 'CONFIRMED' }, 'status'],
    ['notes', { notes: 'x' }, 'notes'],
  ])('refuses %s and stores nothing', async (_, change, field) => {
    expect(await ask(change)).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR', details: [{ field }] },
    });
    expect(await stored()).toBe(0);
  });

  it.each([
    ['en', '2027-02-30', 'preferredDate does not exist: February 2027 has only 28 days.'],
    [
      'en',
      '2027-13-01T09:00',
      'preferredDate does not exist: There is no month 13: the Gregorian year has 12 months.',
    ],
    ['am', '2027-02-30', 'ቀን፦ ፌብሩዋሪ 2027 ያለው 28 ቀን ብቻ ነው።'],
    ['om', '2027-02-30', 'Guyyaa: Guraandhala 2027 guyyaa 28 qofa qaba.'],
  ])('says in %s why %s is no day', async (language, preferredDate, message) => {
    expect(await ask({ preferredDate }, { 'Accept-Language': language })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'preferredDate', message }] },
    });
  });

  it.each([
    ['a Sunday', { preferredDate: upcomingDay(0) }],
    ['a holiday', { preferredDate: nextChristmas }],
    ['a Saturday afternoon', { preferredDate: upcomingDay(6), preferredTime: '14:00' }],
  ])('takes %s of staff, with and without a consultant', async (_, change) => {
    const token = await tokenOf(app, await build.admin());
    const book = (more: object = {}) =>
      app.post<ConsultationDto>('/consultations', { ...request, ...change, ...more }, { token });
    expect(await book()).toMatchObject({ status: 201, data: { status: 'REQUESTED', ...change } });
    const { id: consultantId } = await build.consultant();
    expect((await book()).status).toBe(201);
    if (change.preferredDate === upcomingDay(6)) return;
    expect((await book({ consultantId })).status).toBe(201);
    expect((await book({ consultantId })).status).toBe(409);
    const { data } = await app.get(`/consultations/availability?date=${change.preferredDate}`);
    expect(data).toMatchObject({ isOpen: false });
    const yesterday = dayInAddisAbaba(new Date(Date.now() - 86_400_000));
    expect((await book({ preferredDate: yesterday })).status).toBe(400);
  });

  it('names the time by which it is answered, in the answer and the mail', async () => {
    await build.settings();
    const filed = await app.post<RequestedConsultationDto>('/consultations', request);
    const hours = { week: usualWeek, days: [] };
    const promised = afterOfficeTime(hours, new Date(filed.data.createdAt), 24 * 3_600_000);
    // In office hours the promise counts from the request, some milliseconds before its row is written.
    expect(Math.abs(new Date(filed.data.dueAt!).getTime() - promised.getTime())).toBeLessThan(10_000);
    const [mail] = await mailsWhere(app.dataSource, { recipient: 'meklit@mail.example' });
    expect(mail!.text).toContain('Within 24 office hours: by ');
    const { id: projectId } = await build.project({ isForSale: true });
    const buyer = { name: 'Hana', email: 'hana@mail.example', phone: '0911223344', projectId };
    const order = await app.post<{ dueAt: string; trackingCode: string }>('/design-orders', buyer);
    expect(order.data.dueAt).toMatch(/^\d{4}-/);
    const [toBuyer] = await mailsWhere(app.dataSource, { recipient: 'hana@mail.example' });
    expect(toBuyer!.text).toContain('Within 24 office hours: by ');
    const tracked = await app.get<{ dueAt: string }>(`/design-orders/track/${order.data.trackingCode}`);
    expect(tracked.data.dueAt).toBe(order.data.dueAt);
    const inquiry = { name: 'Sara', email: 'sara@mail.example', subject: 'A house', message: 'Of stone.' };
    const sent = await app.post<{ dueAt: string }>('/contact-inquiries', inquiry);
    expect(sent.data.dueAt).toMatch(/^\d{4}-/);
  });

  it.each(['[]', 'null', '"text"', '{'])('refuses the body %s', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    expect((await app.post('/consultations', body, { headers })).status).toBe(400);
  });

  it('files a retry with the same key once', async () => {
    const key = { 'Idempotency-Key': 'consultation-1' };
    expect((await ask({}, key)).status).toBe(201);
    expect((await ask({}, key)).status).toBe(201);
    expect(await stored()).toBe(1);
    expect((await ask({ topic: 'Another' }, key)).status).toBe(409);
  });
});

describe('a booking by staff that is agreed already', () => {
  const agreed = { ...request, status: 'SCHEDULED', preferredDate: wednesday, preferredTime: '10:00' };
  const at = (time: string) => instantInAddisAbaba(wednesday, time);
  const post = (body: object, options?: { token: string }) =>
    app.post<ConsultationDto>('/consultations', body, options);
  const mails = () => mailsWhere(app.dataSource);
  const stored = () => app.dataSource.manager.findOneByOrFail(Consultation, {});
  const count = () => app.dataSource.manager.countBy(Consultation, {});
  let token: string;
  beforeEach(async () => {
    await build.settings();
    token = await tokenOf(app, await build.admin());
  });

  it('is scheduled at once for its requested time, and the mail to the client says so', async () => {
    expect(await post(agreed, { token })).toMatchObject({
      status: 201,
      data: { status: 'SCHEDULED', scheduledAt: at('10:00').toISOString(), heldUntil: null },
    });
    expect((await stored()).endsAt).toEqual(at('11:00'));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'consultation-scheduled', recipient: 'meklit@mail.example' });
    expect(mail!.text).not.toMatch(/will confirm/i);
    expect(mail!.text).toMatch(/#[\w-]{43}\s/);
  });

  it('takes a time of its own before the requested one, and is without a time where it names none', async () => {
    const scheduledAt = at('14:00').toISOString();
    expect((await post({ ...agreed, scheduledAt }, { token })).data.scheduledAt).toBe(scheduledAt);
    const { preferredTime: _, ...withoutATime } = agreed;
    const answer = await post(withoutATime, { token });
    expect(answer.data).toMatchObject({ status: 'SCHEDULED', scheduledAt: null });
    expect(await mails()).toHaveLength(1);
  });

  it('is refused before anything is stored where its time is taken, by whom is said', async () => {
    await post({ ...agreed, clientName: 'Hana' }, { token });
    const refused = await post({ ...agreed, preferredTime: '10:30' }, { token });
    expect(refused).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
    expect(refused.message).toContain('Hana already has a consultation');
    expect(await count()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('has one who is free hold it, and is refused where the one who was chosen is not', async () => {
    const { id: consultantId } = await build.consultant({ name: 'Selam' });
    await post(agreed, { token });
    expect(await stored()).toMatchObject({ consultantId, heldUntil: null });
    expect((await post({ ...agreed, consultantId }, { token })).status).toBe(409);
    expect((await post(agreed, { token })).status).toBe(409);
    expect(await count()).toBe(1);
  });

  it('stays a request where no status is sent', async () => {
    const { status: _, ...asked } = agreed;
    expect((await post(asked, { token })).data).toMatchObject({ status: 'REQUESTED', scheduledAt: null });
  });

  it.each([{ status: 'SCHEDULED' }, { scheduledAt: at('10:00').toISOString() }, { notes: 'x' }])(
    'is for staff only: %j',
    async (field) => {
      const user = await tokenOf(app, await build.user());
      for (const sender of [undefined, user]) {
        const refused = await post(
          { ...request, ...field },
          sender === undefined ? undefined : { token: sender },
        );
        expect(refused.status).toBe(400);
        expect(refused.error?.details?.[0]?.field).toBe(Object.keys(field)[0]);
      }
      expect(await count()).toBe(0);
    },
  );

  it.each([
    { status: 'CONFIRMED' },
    { status: undefined, scheduledAt: at('10:00').toISOString() },
    { scheduledAt: '2020-01-01T10:00:00Z' },
  ])('refuses what cannot be agreed: %j', async (field) => {
    expect((await post({ ...agreed, ...field }, { token })).status).toBe(400);
  });

  it('keeps a note beside the description that its client never reads', async () => {
    const notes = 'Haggles; do not name the price.';
    const answer = await post({ ...agreed, notes, description: 'A house.' }, { token });
    expect(answer.data).not.toHaveProperty('notes');
    const { id } = await stored();
    expect((await stored()).notes).toBe(notes);
    expect((await app.get<{ notes: string }>(`/consultations/${id}`, { token })).data.notes).toBe(notes);
    const own = await app.nest.get(OwnConsultationService).findAll(app.dataSource.manager, [id]);
    expect(own[0]!.description).toBe('A house.');
    expect(JSON.stringify(own)).not.toContain('Haggles');
    expect(JSON.stringify(await mails())).not.toContain('Haggles');
  });
});

describe('a booking with a phone number and no email', () => {
  const byPhone = { ...request, clientEmail: undefined, noEmail: true };
  const recipients = async () =>
    (await app.dataSource.query<{ recipient: string }[]>('SELECT recipient FROM outbox_mails')).map(
      ({ recipient }) => recipient,
    );

  beforeEach(() => build.settings({ contactEmail: 'office@firm.example' }));

  it.each([undefined, null, '', '  '])('is filed, and notifies staff only: %j', async (clientEmail) => {
    const answer = await app.post<ConsultationDto>('/consultations', { ...byPhone, clientEmail });
    expect(answer).toMatchObject({
      status: 201,
      data: { clientEmail: null, clientPhone: '+251 900 000 000' },
    });
    const mails = await mailsWhere(app.dataSource);
    expect(mails).toMatchObject([{ recipient: 'office@firm.example', replyTo: 'office@firm.example' }]);
    expect(mails[0]!.text).toContain('+251 900 000 000');
    expect(mails[0]!.text).toContain('?search=Meklit+Assefa');
  });

  it('is scheduled, moved, reminded of, trashed, restored, exported and cancelled without a mail', async () => {
    const token = await tokenOf(app, await build.admin());
    const { id } = (await app.post<ConsultationDto>('/consultations', byPhone)).data;
    const put = (body: object) => app.call<ConsultationDto>('PUT', `/consultations/${id}`, { body, token });
    const soon = new Date(Date.now() + 3_600_000);
    expect((await put({ status: 'CONFIRMED' })).status).toBe(200);
    expect((await put({ scheduledAt: soon })).status).toBe(200);
    await app.dataSource.query('UPDATE consultations SET reminded_of = NULL');
    await app.nest.get(ConsultationRemindersService).doDue();
    await app.call('DELETE', `/consultations/${id}`, { token });
    expect((await app.post(`/consultations/${id}/restore`, undefined, { token })).status).toBe(200);
    const file = await fetch(`${app.origin}/api/v1/consultations/${id}/calendar.ics`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await file.text()).not.toContain('Email:');
    expect((await put({ status: 'CANCELLED' })).status).toBe(200);
    expect(await recipients()).toEqual(['office@firm.example']);
    expect((await app.get(`/consultations?search=${encodeURIComponent('Meklit')}`, { token })).status).toBe(
      200,
    );
  });

  it.each([
    ['no email, without noEmail', { noEmail: undefined }, 'clientEmail'],
    ['no email, with noEmail false', { noEmail: false }, 'clientEmail'],
    ['a blank email, without noEmail', { clientEmail: ' ', noEmail: undefined }, 'clientEmail'],
    ['noEmail without a phone number', { clientPhone: ' ' }, 'clientPhone'],
    ['noEmail with an email', { clientEmail: 'meklit@mail.example' }, 'noEmail'],
  ])('is refused for %s, to visitors in three languages and to staff', async (_, change, field) => {
    const body = { ...byPhone, ...change };
    const messages = new Set<string>();
    for (const language of ['en', 'am', 'om']) {
      const refused = await app.post('/consultations', body, { headers: { 'Accept-Language': language } });
      expect(refused).toMatchObject({ status: 400, error: { details: [{ field }] } });
      messages.add(refused.message);
    }
    expect(messages.size).toBe(3);
    const token = await tokenOf(app, await build.admin());
    const refused = await app.post('/consultations', body, { token });
    expect(refused).toMatchObject({ status: 400, error: { details: [{ field }] } });
    expect(await stored()).toBe(0);
  });

  it('keeps one of email and phone when it is edited', async () => {
    const token = await tokenOf(app, await build.admin());
    const { id } = (await ask()).data;
    const put = (body: object) => app.call<ConsultationDto>('PUT', `/consultations/${id}`, { body, token });
    expect((await put({ clientEmail: null })).data.clientEmail).toBeNull();
    expect((await put({ clientPhone: null })).status).toBe(400);
    expect((await put({ clientEmail: 'Meklit@mail.example', clientPhone: null })).status).toBe(200);
  });
});
