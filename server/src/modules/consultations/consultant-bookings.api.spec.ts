import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { mailsTo, tokenSentTo } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { UserRole } from '../accounts/accounts.module.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationStatus } from './consultation.enums.js';
import type { AvailabilityDto } from './dto/availability.dto.js';
import type { NewCalendarFeedDto } from './dto/calendar-feed.dto.js';
import type { ConsultationDto } from './dto/consultation.dto.js';
import type { OwnConsultationDto } from './dto/own-consultation.dto.js';

const tuesday = upcomingDay(2);
const sunday = upcomingDay(0);
const at = (time: string, day = tuesday) => new Date(`${day}T${time}:00+03:00`);
const none = {
  ...{ monday: null, tuesday: null, wednesday: null, thursday: null, friday: null },
  ...{ saturday: null, sunday: null },
};
const hours = (opens: string, closes: string) => ({ week: { ...none, tuesday: { opens, closes } } });
const { SCHEDULED, CONFIRMED } = ConsultationStatus;

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
  token = await tokenOf(app, await build.user({ role: UserRole.OFFICE }));
});

const freeTimes = async (path = '/consultations/availability?') => {
  const { data } = await app.get<AvailabilityDto>(`${path}date=${tuesday}`, { token });
  return data.slots.filter(({ available }) => available).map(({ time }) => time);
};
let requests = 0;
const ask = (given: object = {}, by?: string) =>
  app.call<{ id: number }>('POST', '/consultations', {
    body: {
      ...{ clientName: 'Hana', clientEmail: `hana${(requests += 1)}@mail.example`, type: 'INITIAL' },
      ...{ topic: 'A house', meetingType: 'PHONE', preferredDate: tuesday, preferredTime: '10:00' },
      ...given,
    },
    ...(by && { token: by }),
  });
const change = (id: number, body: object) =>
  app.call<ConsultationDto>('PUT', `/consultations/${id}`, { body, token });
const stored = (id: number) => app.dataSource.manager.findOneByOrFail(Consultation, { id });

describe('the times that clients are offered', () => {
  it('are those of the office while nobody takes consultations', async () => {
    const all = await freeTimes();
    await build.consultant({ isActive: false, ...hours('09:00', '10:00') });
    await build.consultant({ deletedAt: new Date() });
    expect(await freeTimes()).toEqual(all);
    expect(all).toHaveLength(13);
  });

  it('are those at which anybody is free', async () => {
    const selam = await build.consultant(hours('09:00', '11:00'));
    const bekele = await build.consultant(hours('10:00', '12:00'));
    expect(await freeTimes()).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
    await build.consultation({ consultantId: selam.id, status: CONFIRMED, scheduledAt: at('10:00') });
    expect(await freeTimes()).toEqual(['09:00', '10:00', '10:30', '11:00']);
    await build.consultation({ consultantId: bekele.id, status: CONFIRMED, scheduledAt: at('10:00') });
    expect(await freeTimes()).toEqual(['09:00', '11:00']);
    // What nobody in particular holds keeps everybody's time.
    await build.consultation({ status: CONFIRMED, scheduledAt: at('11:00') });
    expect(await freeTimes()).toEqual(['09:00']);
  });

  it('leave time between the meetings of one, not between those of two', async () => {
    const selam = await build.consultant(hours('09:00', '12:00'));
    await build.consultation({ consultantId: selam.id, status: CONFIRMED, scheduledAt: at('10:00') });
    await app.call('PUT', '/consultations/rules', { body: { bufferMinutes: 30 }, token });
    expect(await freeTimes()).toEqual([]);
    await build.consultant(hours('09:00', '11:00'));
    expect(await freeTimes()).toEqual(['09:00', '09:30', '10:00']);
  });

  it('leave out who is away', async () => {
    await build.consultant({ away: [{ from: tuesday, to: tuesday, reason: null }] });
    expect(await freeTimes()).toEqual([]);
  });
});

describe('a requested time', () => {
  it('is held by the free consultant with the fewest meetings, until it is cancelled', async () => {
    const selam = await build.consultant();
    const bekele = await build.consultant();
    await build.consultation({ consultantId: selam.id, status: CONFIRMED, scheduledAt: at('15:00') });
    const { data: first } = await ask();
    expect((await stored(first.id)).consultantId).toBe(bekele.id);
    const { data: second } = await ask();
    expect((await stored(second.id)).consultantId).toBe(selam.id);
    expect(await freeTimes()).not.toContain('10:00');
    expect(await ask()).toMatchObject({
      ...{ status: 409, message: 'This time has just been taken. Choose another time.' },
    });
    await change(first.id, { status: 'CANCELLED' });
    expect((await ask()).status).toBe(201);
  });

  it('is refused where nobody works, and may lie outside the hours of the office where somebody does', async () => {
    await build.consultant(hours('14:00', '20:00'));
    expect(await ask()).toMatchObject({ status: 400, error: { details: [{ field: 'preferredTime' }] } });
    expect((await ask({ preferredDate: `${tuesday}T19:00:00+03:00`, preferredTime: undefined })).status).toBe(
      201,
    );
    expect(await ask({ preferredDate: sunday })).toMatchObject({
      ...{ status: 400, error: { details: [{ field: 'preferredDate' }] } },
    });
  });

  it('without a time, or taken down by staff where nobody is free, is nobody’s yet', async () => {
    await build.consultant(hours('10:00', '11:00'));
    const { data: dayOnly } = await ask({ preferredTime: null });
    expect((await stored(dayOnly.id)).consultantId).toBeNull();
    await ask();
    const { data, status } = await ask({}, token);
    expect(status).toBe(201);
    expect((await stored(data.id)).consultantId).toBeNull();
  });

  it('of ten at once for two consultants is held for two', async () => {
    const [selam, bekele] = [await build.consultant(), await build.consultant()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
    const keepers = await Promise.all(won.map(async ({ data }) => (await stored(data.id)).consultantId));
    expect(keepers.sort()).toEqual([selam.id, bekele.id]);
  });
});

describe('staff', () => {
  it('schedule two meetings at the same time for two, and get the conflict of a third', async () => {
    const [selam, bekele] = [
      await build.consultant({ name: 'Selam' }),
      await build.consultant({ name: 'Bekele' }),
    ];
    const [first, second, third] = [
      await build.consultation({ clientName: 'Hana' }),
      await build.consultation(),
      await build.consultation(),
    ];
    const wanted = { status: 'SCHEDULED', scheduledAt: at('10:00') };
    expect((await change(first.id, { ...wanted, consultantId: selam.id })).status).toBe(200);
    expect((await change(second.id, { ...wanted, consultantId: bekele.id })).status).toBe(200);
    expect((await change(third.id, { ...wanted, consultantId: selam.id })).message).toMatch(
      /^Hana already has a consultation with Selam on .* \(60 minutes\)\. Choose another time\.$/,
    );
    expect((await change(third.id, wanted)).status).toBe(409);
    await change(first.id, { status: 'CANCELLED' });
    await change(second.id, { consultantId: null });
    expect((await change(third.id, { ...wanted, consultantId: selam.id })).message).toMatch(
      /Nobody is named to hold it, so it keeps everybody’s time\./,
    );
  });

  it('say who shall hold what they take down, which visitors cannot', async () => {
    const [selam, bekele] = [
      await build.consultant({ name: 'Selam', ...hours('09:00', '12:00') }),
      await build.consultant({ name: 'Bekele' }),
    ];
    const { data } = await ask({ consultantId: bekele.id }, token);
    expect((await stored(data.id)).consultantId).toBe(bekele.id);
    expect(await ask({ consultantId: bekele.id }, token)).toMatchObject({
      status: 409,
      message: 'Bekele already has a consultation at this time. Choose another time or another consultant.',
    });
    const late = await ask({ consultantId: selam.id, preferredTime: '15:00' }, token);
    expect(late).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Selam works from 09:00 to 12/),
    });
    const open = await ask({ consultantId: selam.id, preferredDate: null, preferredTime: null }, token);
    expect((await stored(open.data.id)).consultantId).toBe(selam.id);
    expect((await ask({ consultantId: 99 }, token)).status).toBe(400);
    const { data: visitors } = await ask({ consultantId: selam.id, preferredTime: '15:00' });
    expect((await stored(visitors.id)).consultantId).toBe(bekele.id);
  });

  it('are warned of a day off, and can schedule all the same', async () => {
    const selam = await build.consultant({ name: 'Selam', ...hours('09:00', '11:00') });
    const { id } = await build.consultation();
    const wanted = { status: 'SCHEDULED', scheduledAt: at('10:30'), consultantId: selam.id };
    const refused = await change(id, wanted);
    expect(refused).toMatchObject({ status: 409, error: { details: [{ field: 'outsideHours' }] } });
    expect(refused.message).toMatch(
      /^Selam works from 09:00 to 11:00 on Tuesday.* Choose another time or another consultant, or schedule it outside/,
    );
    const booked = await change(id, { ...wanted, outsideHours: true });
    expect(booked).toMatchObject({ status: 200, data: { consultantId: selam.id } });
    // It stays there when other fields change.
    expect((await change(id, { notes: 'Called', status: 'CONFIRMED' })).status).toBe(200);
    expect((await change(id, { scheduledAt: at('11:00') })).status).toBe(409);
    expect((await change(id, { scheduledAt: at('09:00') })).status).toBe(200);
  });

  it('choose nobody who takes no consultations, or is not there', async () => {
    const { id } = await build.consultation();
    const inactive = await build.consultant({ name: 'Selam', isActive: false });
    const refused = await change(id, { consultantId: inactive.id });
    expect(refused).toMatchObject({ status: 400, error: { details: [{ field: 'consultantId' }] } });
    expect(refused.message).toBe('Selam does not take consultations now. Choose another consultant.');
    expect((await change(id, { consultantId: 99 })).status).toBe(400);
    expect((await change(id, { consultantId: 0 })).status).toBe(400);
  });

  it('of ten at once for one consultant arrange one', async () => {
    const selam = await build.consultant();
    const meetings = await Promise.all(Array.from({ length: 10 }, () => build.consultation()));
    const body = { status: 'SCHEDULED', scheduledAt: at('10:00'), consultantId: selam.id };
    const answers = await Promise.all(meetings.map(({ id }) => change(id, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('see which times one has, and those of the office', async () => {
    const selam = await build.consultant(hours('09:00', '11:00'));
    const bekele = await build.consultant(hours('14:00', '15:00'));
    const { id } = await build.consultation({ consultantId: selam.id });
    const times = (query = '') => freeTimes(`/consultations/${id}/times?${query}`);
    expect(await times()).toEqual(['09:00', '09:30', '10:00']);
    expect(await times(`consultantId=${bekele.id}&`)).toEqual(['14:00']);
    expect(await times('consultantId=0&')).toHaveLength(13);
  });

  it('filter by who holds it', async () => {
    const selam = await build.consultant();
    const hers = await build.consultation({ consultantId: selam.id, preferredDate: tuesday });
    const other = await build.consultation({ preferredDate: tuesday });
    const month = `year=${tuesday.slice(0, 4)}&month=${Number(tuesday.slice(5, 7))}`;
    const ids = async (path: string) => {
      const { data } = await app.get<ConsultationDto[] | Page<ConsultationDto>>(path, { token });
      return ('pagination' in data ? data.data : data).map(({ id }) => id);
    };
    for (const path of ['/consultations?', `/consultations/calendar?${month}&`]) {
      expect(await ids(`${path}consultantId=${selam.id}`)).toEqual([hers.id]);
      expect(await ids(`${path}consultantId=0`)).toEqual([other.id]);
    }
    expect((await app.get('/consultations?consultantId=-1', { token })).status).toBe(400);
  });

  it('restore nothing for somebody who is in the trash', async () => {
    const selam = await build.consultant({ name: 'Selam' });
    const { id } = await build.consultation({
      consultantId: selam.id,
      status: SCHEDULED,
      scheduledAt: at('10:00'),
    });
    await app.call('DELETE', `/consultations/${id}`, { token });
    await app.call('DELETE', `/consultants/${selam.id}`, { token });
    const back = () => app.call('POST', `/consultations/${id}/restore`, { token });
    expect(await back()).toMatchObject({
      status: 409,
      message: 'Selam, the consultant of this meeting, is in the trash. Restore Selam first.',
    });
    await app.call('POST', `/consultants/${selam.id}/restore`, { token });
    expect((await back()).status).toBe(200);
  });
});

describe('the client', () => {
  it('gets the name, and a mail that updates the calendar entry when it changes', async () => {
    const [selam, bekele] = [
      await build.consultant({ name: 'Selam' }),
      await build.consultant({ name: 'Bekele' }),
    ];
    const { id } = await build.consultation({ clientEmail: 'hana@mail.example' });
    const wanted = { status: 'SCHEDULED', scheduledAt: at('10:00'), consultantId: selam.id };
    await change(id, wanted);
    await change(id, { consultantId: bekele.id });
    const mails = await mailsTo(app.dataSource, 'hana@mail.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['consultation-scheduled', 'consultation-changed']);
    expect(mails[0]!.text).toContain('Consultant: Selam');
    expect(mails[1]!.text).toContain('Consultant: Bekele');
    const [first, second] = mails.map(({ calendarFile }) => eventsIn(calendarFile!)[0]!);
    expect(second!.uid).toBe(first!.uid);
    expect(second!.sequence).toBeGreaterThan(first!.sequence);
    expect(second!.description).toContain('Consultant: Bekele');
  });

  it('moves it to a free time of its consultant', async () => {
    const selam = await build.consultant(hours('09:00', '12:00'));
    await build.consultant(hours('14:00', '17:00'));
    const { data } = await ask({ clientEmail: 'hana@mail.example' });
    await change(data.id, { status: 'CONFIRMED' });
    const own = await tokenSentTo(app.dataSource, 'hana@mail.example');
    const { data: times } = await app.post<AvailabilityDto>('/consultations/own/times', {
      ...{ token: own, date: tuesday },
    });
    expect(times.slots.filter(({ available }) => available).map(({ time }) => time)).toEqual([
      ...['09:00', '09:30', '10:00', '10:30', '11:00'],
    ]);
    const move = (time: string) => app.post('/consultations/own/move', { token: own, date: tuesday, time });
    expect((await move('15:00')).status).toBe(409);
    expect((await move('11:00')).status).toBe(200);
    expect(await stored(data.id)).toMatchObject({ consultantId: selam.id, scheduledAt: at('11:00') });
  });

  it('sees on the page of the link who it is, as soon as that is scheduled', async () => {
    await build.consultant({ name: 'Selam' });
    const { data } = await ask({ clientEmail: 'hana@mail.example' });
    const whoItIs = async () => {
      const own = await tokenSentTo(app.dataSource, 'hana@mail.example');
      return (await app.post<OwnConsultationDto>('/consultations/own', { token: own })).data.consultant;
    };
    expect(await whoItIs()).toBeNull();
    await change(data.id, { status: 'CONFIRMED' });
    expect(await whoItIs()).toBe('Selam');
  });

  it('who requested a day only is given somebody with the time', async () => {
    const selam = await build.consultant(hours('09:00', '12:00'));
    const { data } = await ask({ clientEmail: 'hana@mail.example', preferredTime: null });
    const own = await tokenSentTo(app.dataSource, 'hana@mail.example');
    await app.post('/consultations/own/move', { token: own, date: tuesday, time: '09:00' });
    expect((await stored(data.id)).consultantId).toBe(selam.id);
  });
});

describe('the feed of a consultant', () => {
  const make = async (id: number) =>
    new URL((await app.call<NewCalendarFeedDto>('POST', `/consultants/${id}/feed`, { token })).data.url)
      .pathname;
  const read = (path: string) => fetch(new URL(path, app.origin));

  it('shows what they hold, and nothing else', async () => {
    const [selam, bekele] = [await build.consultant({ name: 'Selam' }), await build.consultant()];
    const meeting = { status: CONFIRMED, scheduledAt: at('10:00'), clientPhone: '0911223344' };
    const hers = await build.consultation({ ...meeting, consultantId: selam.id, clientName: 'Hana' });
    await build.consultation({ ...meeting, consultantId: bekele.id });
    await build.consultation({ ...meeting, scheduledAt: at('12:00') });
    const text = await (await read(await make(selam.id))).text();
    expect(eventsIn(text).map(({ summary, uid }) => [summary, uid])).toEqual([
      ['Initial Consultation (Hana)', `consultation-${hers.id}@localhost`],
    ]);
    expect(text).toContain('X-WR-CALNAME:Consultations of Selam');
    expect(text).not.toContain('0911223344');
    // That of an account shows all, and who holds each.
    const all = await app.post<NewCalendarFeedDto>('/consultations/feed', undefined, { token });
    const events = eventsIn(await (await read(new URL(all.data.url).pathname)).text());
    expect(events).toHaveLength(3);
    expect(events.some(({ description }) => description.includes('Consultant: Selam'))).toBe(true);
  });

  it('has an address that can be changed and taken back, and leads nowhere while they are in the trash', async () => {
    const { id } = await build.consultant();
    const since = async () =>
      (await app.get<{ since: string | null }>(`/consultants/${id}/feed`, { token })).data.since;
    expect(await since()).toBeNull();
    const first = await make(id);
    const second = await make(id);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect(await since()).not.toBeNull();
    await app.call('DELETE', `/consultants/${id}`, { token });
    expect((await read(second)).status).toBe(404);
    expect((await app.call('POST', `/consultants/${id}/feed`, { token })).status).toBe(404);
    await app.call('POST', `/consultants/${id}/restore`, { token });
    expect((await read(second)).status).toBe(200);
    await app.call('DELETE', `/consultants/${id}/feed`, { token });
    expect((await read(second)).status).toBe(404);
    expect(await since()).toBeNull();
  });
});

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}
