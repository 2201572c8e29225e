import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { mailsWhere } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ActivityService } from '../../content/content.module.js';
import { holidaysBetween } from '../office-hours/holidays/holidays-between.js';
import { OfficeHours } from '../office-hours/office-hours.entity.js';
import { usualWeek } from '../office-hours/office-week.js';
import { ConsultationRemindersService } from './consultation-reminders.service.js';
import { Consultation } from './consultation.entity.js';
import type { ConsultationDto } from './dto/consultation.dto.js';

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

describe('a booking with a phone number and no email', () => {
  const byPhone = { ...request, clientEmail: undefined };
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

  it('needs the phone number, and keeps one of both', async () => {
    for (const language of ['en', 'am', 'om']) {
      const body = { ...byPhone, clientPhone: ' ' };
      const refused = await app.post('/consultations', body, { headers: { 'Accept-Language': language } });
      expect(refused).toMatchObject({ status: 400, error: { details: [{ field: 'clientEmail' }] } });
    }
    const token = await tokenOf(app, await build.admin());
    const { id } = (await ask()).data;
    const put = (body: object) => app.call<ConsultationDto>('PUT', `/consultations/${id}`, { body, token });
    expect((await put({ clientEmail: null })).data.clientEmail).toBeNull();
    expect((await put({ clientPhone: null })).status).toBe(400);
    expect((await put({ clientEmail: 'Meklit@mail.example', clientPhone: null })).status).toBe(200);
  });
});
