import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ActivityService } from '../../content/content.module.js';
import { ConsultationStatus } from '../consultations/consultations.module.js';
import type { OfficeHoursDto, PublicOfficeHoursDto, UpdatedOfficeHoursDto } from './dto/office-hours.dto.js';
import type { HolidayDto } from './dto/office-week.dto.js';
import { usualWeek } from './office-week.js';

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
  token = await tokenOf(app, await build.admin({ name: 'Ato Staff' }));
});

const path = '/settings/office-hours';
const read = async (from: string, to: string) =>
  (await app.get<PublicOfficeHoursDto>(`${path}?from=${from}&to=${to}`)).data;
const put = (body: object) => app.call<UpdatedOfficeHoursDto>('PUT', path, { body, token });
const holidays = async (from: string, to: string) =>
  (await app.get<HolidayDto[]>(`${path}/holidays?from=${from}&to=${to}`, { token })).data;
const daysOf = async (from: string, to: string) =>
  (await read(from, to)).days.map(({ day, hours, names }) => [day, hours?.opens ?? 'closed', names.en]);

/** Which of the times of a day are free. */
async function freeTimes(date: string) {
  const { data } = await app.get<{ names: object | null; slots: { time: string; available: boolean }[] }>(
    `/consultations/availability?date=${date}`,
  );
  return { names: data.names, times: data.slots.filter((slot) => slot.available).map(({ time }) => time) };
}

/** A day of next year's calendar, so that it lies ahead. */
const nextYear = new Date().getUTCFullYear() + 1;
const firstMonday = (month: number) => {
  const first = new Date(Date.UTC(nextYear, month - 1, 1));
  return new Date(first.getTime() + ((8 - first.getUTCDay()) % 7) * 86_400_000).toISOString().slice(0, 10);
};

describe('the hours that nobody has set', () => {
  it('are those of every week, but for holidays', async () => {
    const hours = { opens: '08:00', closes: '18:00' };
    expect(await read('2026-01-05', '2026-01-20')).toEqual({
      week: {
        ...{ monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours },
        saturday: { opens: '09:00', closes: '14:00' },
        sunday: null,
      },
      days: [
        {
          ...{ day: '2026-01-07', hours: null, holiday: 'GENA' },
          names: { en: 'Ethiopian Christmas (Gena)', am: 'ገና', om: 'Ayyaana Qillee' },
        },
        expect.objectContaining({ day: '2026-01-19', hours: null, holiday: 'TIMKET' }),
      ],
    });
  });

  it('leave Islamic feasts to staff', async () => {
    expect(await daysOf('2026-03-15', '2026-03-25')).toEqual([]);
    expect(await holidays('2026-03-01', '2026-03-25')).toMatchObject([
      { day: '2026-03-02', holiday: 'ADWA', isProposed: false },
      { day: '2026-03-20', holiday: 'EID_AL_FITR', isProposed: true, names: { am: 'ዒድ አል-ፈጥር' } },
    ]);
  });

  it.each([
    ['from=2026-02-30&to=2026-03-01', 'from', /February 2026 has only 28 days/],
    ['from=2026-03-01', 'to', /to must be a day/],
    ['from=2026-03-02&to=2026-03-01', 'to', /before/],
    ['from=2026-03-02&to=2029-03-02', 'to', /more than 2 years/],
  ])('cannot be requested by %s', async (query, field, message) => {
    expect(await app.get(`${path}?${query}`)).toMatchObject({
      status: 400,
      error: { details: [{ field, message: expect.stringMatching(message) }] },
    });
  });

  it.each(['0001-01-01', '9999-12-31'])('hold on %s too', async (day) => {
    expect((await read(day, day)).days).toEqual([]);
    expect((await app.get(`/consultations/availability?date=${day}`)).status).toBe(200);
  });
});

describe('PUT /settings/office-hours', () => {
  it('saves the week and the days for all to read, and notes who did it', async () => {
    const days = [
      { day: '2026-03-19', hours: null, holiday: 'EID_AL_FITR', names: null },
      { day: '2026-01-07', hours: { opens: '10:00', closes: '12:00' }, holiday: 'GENA', names: null },
      {
        day: '2026-02-02',
        hours: null,
        holiday: null,
        names: { en: 'Moving day', am: 'የመዛወሪያ ቀን', om: null },
      },
    ];
    const answer = await put({ week: { saturday: null }, days, version: 1 });
    expect(answer).toMatchObject({
      status: 200,
      data: { week: { saturday: null, monday: { opens: '08:00' } }, version: 2 },
    });
    expect(answer.data.days.map(({ day }) => day)).toEqual(['2026-01-07', '2026-02-02', '2026-03-19']);
    const { meetings, meetingCount, ...hours } = answer.data;
    expect([meetings, meetingCount]).toEqual([[], 0]);
    expect((await app.get(`${path}/admin`, { token })).data).toEqual(hours);
    expect(await daysOf('2026-01-01', '2026-03-31')).toEqual([
      ['2026-01-07', '10:00', 'Ethiopian Christmas (Gena)'],
      ['2026-01-19', 'closed', 'Epiphany (Timket)'],
      ['2026-02-02', 'closed', 'Moving day'],
      ['2026-03-02', 'closed', 'Victory of Adwa'],
      ['2026-03-19', 'closed', 'Eid al-Fitr'],
    ]);
    // It was seen a day earlier than proposed.
    expect((await holidays('2026-03-10', '2026-03-31')).map(({ holiday }) => holiday)).toEqual([]);
    expect(await app.nest.get(ActivityService).latest(10)).toMatchObject([
      { type: 'settings.updated', subtitle: 'Office hours', actor: 'Ato Staff' },
    ]);
  });

  it('decides which times can be booked, and says why none can', async () => {
    const [monday, other] = [firstMonday(2), firstMonday(11)];
    expect((await freeTimes(monday)).times).toHaveLength(13);
    const named = { en: 'Moving day', am: null, om: null };
    await put({
      week: { monday: { opens: '09:30', closes: '12:00' } },
      days: [{ day: other, names: named }],
    });
    // Each meeting takes an hour.
    expect(await freeTimes(monday)).toEqual({ names: null, times: ['09:30', '10:00', '10:30', '11:00'] });
    expect(await freeTimes(other)).toEqual({ names: named, times: [] });
    expect(await freeTimes(`${nextYear}-01-07`)).toMatchObject({ names: { am: 'ገና' }, times: [] });
  });

  it.each<[object, string]>([
    [{ week: [] }, 'week'],
    [{ week: { monday: { opens: '9:00', closes: '10:00' } } }, 'week.monday.opens'],
    [{ week: { monday: { opens: '09:00' } } }, 'week.monday.closes'],
    [{ week: { monday: { opens: '10:00', closes: '10:00' } } }, 'week.monday.closes'],
    [{ week: { monday: 'open' } }, 'week.monday'],
    [{ week: { funday: null } }, 'week.funday'],
    [{ days: {} }, 'days'],
    [{ days: [null] }, 'days'],
    [{ days: [[]] }, 'days'],
    [{ days: [{ day: '2026-02-30', holiday: 'GENA' }] }, 'days.0.day'],
    [{ days: [{ day: '2026-02-02' }] }, 'days.0.names'],
    [{ days: [{ day: '2026-02-02', names: { am: 'ዝግ' } }] }, 'days.0.names.en'],
    [{ days: [{ day: '2026-02-02', holiday: 'BOXING_DAY' }] }, 'days.0.holiday'],
    [
      { days: [{ day: '2026-01-07', holiday: 'GENA', hours: { opens: '12:00', closes: '11:00' } }] },
      'days.0.hours.closes',
    ],
    [{ days: [1, 2].map(() => ({ day: '2026-01-07', holiday: 'GENA' })) }, 'days.1.day'],
    [{ version: 0 }, 'version'],
  ])('refuses %j and writes nothing', async (body, field) => {
    expect(await put(body)).toMatchObject({ status: 400, error: { details: [{ field }] } });
    expect((await app.get<OfficeHoursDto>(`${path}/admin`, { token })).data.version).toBe(1);
  });
});

describe('hours that are changed over scheduled meetings', () => {
  const monday = firstMonday(2);
  const at = (time: string) => new Date(`${monday}T${time}+03:00`);
  const booked = (fields: object) =>
    build.consultation({ status: ConsultationStatus.CONFIRMED, scheduledAt: at('10:00'), ...fields });
  const named = { en: 'Moving day', am: null, om: null };

  it('stay as they are; the answer names those of a day that is closed, and none that it leaves as it was', async () => {
    const late = await booked({ scheduledAt: at('20:00'), clientName: 'After hours' });
    const hit = await booked({ clientName: 'Hana' });
    await booked({ status: ConsultationStatus.CANCELLED });
    await booked({ scheduledAt: new Date(at('10:00').getTime() + 86_400_000) });
    const untouched = await put({ week: { sunday: { opens: '10:00', closes: '12:00' } }, version: 1 });
    expect(untouched.data).toMatchObject({ meetings: [], meetingCount: 0 });
    const closed = await put({ days: [{ day: monday, names: named }], version: 2 });
    expect(closed.data).toMatchObject({ version: 3, meetingCount: 2 });
    expect(closed.data.meetings).toEqual([
      {
        ...{ id: hit.id, clientName: 'Hana', scheduledAt: at('10:00').toISOString() },
        ...{ duration: 60, consultantId: null },
      },
      expect.objectContaining({ id: late.id }),
    ]);
    expect((await app.get(`/consultations/${hit.id}`, { token })).data).toMatchObject({
      ...{ status: 'CONFIRMED', scheduledAt: at('10:00').toISOString() },
    });
  });

  it('are named again when the request is repeated', async () => {
    const hit = await booked({});
    const body = { days: [{ day: monday, names: named }], version: 1 };
    await put(body);
    expect((await put(body)).data).toMatchObject({ version: 2, meetings: [{ id: hit.id }] });
  });

  it('are named where the week is shortened, but for who has hours of their own', async () => {
    const hours = { opens: '14:00', closes: '20:00' };
    const evening = await build.consultant({ week: { ...usualWeek, monday: hours } });
    await booked({ scheduledAt: at('16:00'), consultantId: evening.id });
    const hit = await booked({ scheduledAt: at('17:00') });
    const { data } = await put({ week: { monday: { opens: '08:00', closes: '17:30' } }, version: 1 });
    expect(data.meetings.map(({ id }) => id)).toEqual([hit.id]);
  });

  it('are counted beyond the fifty that are listed', async () => {
    for (let minute = 0; minute < 51; minute++) {
      const scheduledAt = new Date(at('09:00').getTime() + minute * 60_000);
      const [consultant] = [await build.consultant()];
      await booked({ scheduledAt, consultantId: consultant.id });
    }
    const { data } = await put({ days: [{ day: monday, names: named }], version: 1 });
    expect(data.meetings).toHaveLength(50);
    expect(data.meetingCount).toBe(51);
  });
});
