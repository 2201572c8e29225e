import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsNull, Not } from 'typeorm';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { mailsWhere, tokenSentTo } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { UserRole } from '../accounts/accounts.module.js';
import type { LetterKind } from '../mail/letters/letter.js';
import { Consultation } from './consultation.entity.js';
import type { AvailabilityDto } from './dto/availability.dto.js';
import type { ConsultationDto, RequestedConsultationDto } from './dto/consultation.dto.js';
import type { OwnConsultationDto } from './dto/own-consultation.dto.js';
import { EndedHoldsService } from './ended-holds.service.js';

const tuesday = upcomingDay(2);
const hourMs = 60 * 60 * 1000;
const allTimes = [
  ...['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'],
  ...['14:00', '14:30', '15:00', '15:30', '16:00', '16:30'],
];

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start({ rateLimit: true, trustProxy: true });
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  await build.consultant();
  token = await tokenOf(app, await build.user({ role: UserRole.OFFICE }));
});

let people = 0;
/** A request of somebody new, from a network of their own, unless `given` or `from` says otherwise. */
const ask = (given: object = {}, { from = `203.0.113.${(people % 250) + 1}`, by = '' } = {}) => {
  people += 1;
  return app.call<RequestedConsultationDto>('POST', '/consultations', {
    body: {
      ...{ clientName: 'Hana', clientEmail: `hana${people}@mail.example`, type: 'INITIAL' },
      ...{ clientPhone: `+2519112${String(people).padStart(5, '0')}`, duration: 30, topic: 'A house' },
      ...{ meetingType: 'PHONE', preferredDate: tuesday, preferredTime: '10:00' },
      ...given,
    },
    headers: { 'X-Forwarded-For': from },
    ...(by && { token: by }),
  });
};
const slots = async () => {
  const { data } = await app.get<AvailabilityDto>(`/consultations/availability?date=${tuesday}`);
  return Object.fromEntries(data.slots.map(({ time, ...rest }) => [time, rest]));
};
const held = () => app.dataSource.manager.countBy(Consultation, { heldUntil: Not(IsNull()) });
const stored = (id: number) => app.dataSource.manager.findOneByOrFail(Consultation, { id });
/** As if the time of every hold were over. */
const letHoldsEnd = () =>
  app.dataSource.query(`UPDATE consultations SET held_until = now() - interval '1 second'
    WHERE held_until IS NOT NULL`);
const doDue = () => app.nest.get(EndedHoldsService).doDue();
const mailsOf = (kind: LetterKind) => mailsWhere(app.dataSource, { kind });

describe('a requested time', () => {
  it('is held for 24 hours of open office time, as the answer and the times of the day say', async () => {
    const { data } = await ask();
    const heldUntil = new Date(data.heldUntil!);
    // 24 hours of open office are at least two days and a night.
    expect(heldUntil.getTime()).toBeGreaterThan(Date.now() + 24 * hourMs);
    expect(heldUntil.getTime()).toBeLessThan(Date.now() + 12 * 24 * hourMs);
    expect((await slots())['10:00']).toEqual({ available: false, heldUntil: data.heldUntil });
    expect((await slots())['11:00']).toEqual({ available: true, heldUntil: null });
  });

  it('is free again when the hold is over', async () => {
    await ask();
    expect((await ask()).status).toBe(409);
    await letHoldsEnd();
    expect((await slots())['10:00']).toEqual({ available: true, heldUntil: null });
    expect((await ask()).status).toBe(201);
  });

  it('is held for as long as staff set, 0 for not at all', async () => {
    const rules = (holdHours: number) =>
      app.call('PUT', '/consultations/rules', { body: { holdHours }, token });
    expect((await rules(241)).status).toBe(400);
    expect((await rules(0)).status).toBe(200);
    expect((await ask()).data.heldUntil).toBeNull();
    expect((await slots())['10:00']).toEqual({ available: true, heldUntil: null });
  });

  it('is not free during a meeting, with other holds or without', async () => {
    const { data } = await ask();
    const body = { status: 'SCHEDULED' };
    const { data: scheduled } = await app.call<ConsultationDto>('PUT', `/consultations/${data.id}`, {
      body,
      token,
    });
    expect(scheduled.heldUntil).toBeNull();
    expect((await slots())['10:00']).toEqual({ available: false, heldUntil: null });
  });
});

describe('what one person can hold', () => {
  it.each([
    [
      'phone number, however it is written',
      { clientPhone: '0911 20 30 40' },
      { clientPhone: '+251911203040' },
    ],
    ['email', { clientEmail: 'ABEBE@mail.example' }, { clientEmail: 'abebe@mail.example' }],
  ])('is two times for each %s', async (_what, once, again) => {
    for (const preferredTime of ['09:00', '10:00']) {
      expect((await ask({ ...once, preferredTime })).data.heldUntil).not.toBeNull();
    }
    const third = await ask({ ...again, preferredTime: '11:00' });
    expect([third.status, third.data.heldUntil]).toEqual([201, null]);
    expect((await slots())['11:00']).toEqual({ available: true, heldUntil: null });
    // Another one is held once one of the first two is over.
    await letHoldsEnd();
    expect((await ask({ ...again, preferredTime: '11:00' })).data.heldUntil).not.toBeNull();
  });

  it('is two times for each network, so that invented names take no whole day', async () => {
    for (const preferredTime of allTimes) {
      expect((await ask({ preferredTime }, { from: '2001:db8:1:2::7' })).status).toBe(201);
    }
    // Within the same /64.
    expect((await ask({ preferredTime: '16:00' }, { from: '2001:db8:1:2::8' })).data.heldUntil).toBeNull();
    expect(await held()).toBe(2);
  });

  it('is limited to two, also in simultaneous requests', async () => {
    await Promise.all(
      allTimes.map((preferredTime) => ask({ clientEmail: 'one@mail.example', preferredTime })),
    );
    expect(await held()).toBe(2);
  });

  it('is not limited for staff, who enter requests by telephone', async () => {
    for (const preferredTime of ['09:00', '10:00', '11:00']) {
      const { data } = await ask({ clientPhone: '0911203040', preferredTime }, { by: token });
      expect(data.heldUntil).not.toBeNull();
    }
  });

  it.each([
    ['a field that no person sees was filled in', { website: 'https://spam.example' }],
    ['it was sent sooner than a person could have written it', { secondsShown: 1 }],
  ])('is nothing where %s', async (_why, signs) => {
    const { status, data } = await ask(signs);
    expect([status, data.heldUntil]).toEqual([201, null]);
    expect((await slots())['10:00']).toEqual({ available: true, heldUntil: null });
  });
});

describe('when a hold ends', () => {
  it('notifies the client once and keeps the request', async () => {
    const { data } = await ask({ clientEmail: 'hana@mail.example' });
    await doDue();
    expect(await mailsOf('consultation-hold-ended')).toEqual([]);
    await letHoldsEnd();
    for (const _look of [1, 2]) await doDue();
    const mails = await mailsOf('consultation-hold-ended');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['hana@mail.example']);
    expect(await stored(data.id)).toMatchObject({ status: 'REQUESTED', heldUntil: null, heldBy: null });
    // The link of that mail is good.
    const own = await tokenSentTo(app.dataSource, 'hana@mail.example');
    expect((await app.post<OwnConsultationDto>('/consultations/own', { token: own })).data.status).toBe(
      'REQUESTED',
    );
  });

  it('notifies nobody where staff scheduled or deleted it meanwhile', async () => {
    const first = await ask();
    const second = await ask({ preferredTime: '11:00' });
    await app.call('PUT', `/consultations/${first.data.id}`, { body: { status: 'CANCELLED' }, token });
    await app.call('DELETE', `/consultations/${second.data.id}`, { token });
    await letHoldsEnd();
    await doDue();
    expect(await mailsOf('consultation-hold-ended')).toEqual([]);
  });

  it('staff have seen it coming', async () => {
    const { data } = await ask();
    const list = async () =>
      (await app.get<Page<ConsultationDto>>('/consultations?holdEnding=true', { token })).data.data;
    const ending = async () =>
      (await app.get<{ endingHolds: number }>('/consultations/stats', { token })).data.endingHolds;
    expect([(await list()).length, await ending()]).toEqual([0, 0]);
    await app.dataSource.query(`UPDATE consultations SET held_until = now() + interval '3 hours'`);
    expect((await list()).map(({ id }) => id)).toEqual([data.id]);
    expect(await ending()).toBe(1);
  });
});

describe('by the link of the mail', () => {
  const open = async (given: object = {}) => {
    const { data } = await ask({ clientEmail: 'hana@mail.example', ...given });
    return { id: data.id, own: await tokenSentTo(app.dataSource, 'hana@mail.example') };
  };

  it('a client confirms the request, which holds its time until it begins', async () => {
    const { own } = await open();
    const before = await app.post<OwnConsultationDto>('/consultations/own', { token: own });
    expect(before.data.heldUntil).not.toBeNull();
    const confirmed = await app.post<OwnConsultationDto>('/consultations/own/confirm', { token: own });
    expect(confirmed.status).toBe(200);
    expect(new Date(confirmed.data.heldUntil!)).toEqual(new Date(`${tuesday}T10:00:00+03:00`));
    // The link is still good.
    expect((await app.post('/consultations/own/cancel', { token: own })).status).toBe(200);
    expect((await slots())['10:00']!.available).toBe(true);
  });

  it('a client takes a time back whose hold was over, unless somebody else has it by then', async () => {
    const { own } = await open();
    await letHoldsEnd();
    await doDue();
    const again = await tokenSentTo(app.dataSource, 'hana@mail.example');
    await ask();
    expect((await app.post('/consultations/own/confirm', { token: again })).status).toBe(409);
    await letHoldsEnd();
    const confirmed = await app.post<OwnConsultationDto>('/consultations/own/confirm', { token: own });
    expect([confirmed.status, confirmed.data.heldUntil === null]).toEqual([200, false]);
  });

  it('a client who moves has the new time held', async () => {
    const { own } = await open();
    const body = { token: own, date: tuesday, time: '14:00' };
    const moved = await app.post<OwnConsultationDto>('/consultations/own/move', body);
    expect(moved.data.heldUntil).not.toBeNull();
    expect((await slots())['14:00']!.available).toBe(false);
    expect((await slots())['10:00']!.available).toBe(true);
  });
});
