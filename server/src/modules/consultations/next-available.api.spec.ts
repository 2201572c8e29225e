import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { tokenSentTo } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ConsultationStatus } from './consultation.enums.js';
import type { AvailabilityDto } from './dto/availability.dto.js';

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
afterEach(() => {
  jest.restoreAllMocks();
});

const dayMs = 24 * 60 * 60 * 1000;
const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
const today = () => dayInAddisAbaba(new Date());
const wednesday = upcomingDay(3);
const { CONFIRMED } = ConsultationStatus;

const availability = async (date: string) =>
  (await app.get<AvailabilityDto>(`/consultations/availability?date=${date}`)).data;
const next = async (date: string) => (await availability(date)).nextAvailable;
const firstOf = ({ slots }: AvailabilityDto) => slots.find(({ available }) => available)?.time;

/** What somebody finds the caller for one day after the other. */
async function foundByHand(date: string) {
  for (let day = date; ; day = daysAfter(day, 1)) {
    const time = firstOf(await availability(day));
    if (time) return { date: day, time };
  }
}

/** A meeting from morning to evening. */
const fill = (day: string) =>
  build.consultation({
    ...{ status: CONFIRMED, scheduledAt: instantInAddisAbaba(day, '08:00') },
    endsAt: instantInAddisAbaba(day, '18:00'),
  });

const closeOffice = () =>
  app.call('PUT', '/settings/office-hours', {
    body: {
      week: {
        ...{ monday: null, tuesday: null, wednesday: null, thursday: null, friday: null },
        ...{ saturday: null, sunday: null },
      },
      days: [],
    },
    token,
  });

describe('the next available time', () => {
  it('is the first free one of the requested day', async () => {
    expect(await next(wednesday)).toEqual({ date: wednesday, time: '09:00' });
    await build.consultation({ status: CONFIRMED, scheduledAt: instantInAddisAbaba(wednesday, '09:00') });
    expect(await next(wednesday)).toEqual({ date: wednesday, time: '10:00' });
  });

  it('is on a later day where that one is full or closed', async () => {
    await fill(wednesday);
    await fill(daysAfter(wednesday, 1));
    const found = await next(wednesday);
    expect(found).toEqual(await foundByHand(wednesday));
    expect(found!.date > daysAfter(wednesday, 1)).toBe(true);
    const sunday = upcomingDay(0);
    expect(await next(sunday)).toEqual(await foundByHand(sunday));
  });

  it('is one of today or later for a day that is past', async () => {
    expect(await next('2020-01-01')).toEqual(await foundByHand(today()));
    expect(await next('0000-01-01')).toEqual(await foundByHand(today()));
  });

  it('is at a time at which a consultant is free, with as much notice as the office wants', async () => {
    await build.consultant({ away: [{ from: today(), to: daysAfter(today(), 200), reason: null }] });
    expect(await next(wednesday)).toEqual(await foundByHand(daysAfter(today(), 200)));
    await app.call('PUT', '/consultations/rules', { body: { noticeHours: 300 }, token });
    await build.consultant();
    expect(await next(today())).toEqual(await foundByHand(today()));
  });

  it('is none where the office never opens, or only after the last day that can be booked', async () => {
    expect(await next(daysAfter(today(), 800))).toBeNull();
    expect((await closeOffice()).status).toBe(200);
    expect(await next(wednesday)).toBeNull();
  });

  it('is said of a consultation that is moved as if it were not there itself', async () => {
    const client = {
      clientName: 'Hana',
      clientEmail: 'hana@mail.example',
      type: 'INITIAL',
      topic: 'A house',
    };
    const requested = { meetingType: 'PHONE', preferredDate: wednesday, preferredTime: '09:00' };
    await build.consultant();
    await app.post('/consultations', { ...client, ...requested });
    expect(await next(wednesday)).toEqual({ date: wednesday, time: '10:00' });
    const own = await tokenSentTo(app.dataSource, 'hana@mail.example');
    const { data } = await app.post<AvailabilityDto>('/consultations/own/times', {
      ...{ token: own, date: wednesday },
    });
    expect(data.nextAvailable).toEqual({ date: wednesday, time: '09:00' });
  });

  it('takes few questions to the database, however far it is', async () => {
    const queries = jest.spyOn(pg.Client.prototype, 'query');
    const questions = async (day: string) => {
      queries.mockClear();
      await next(day);
      return queries.mock.calls.length;
    };
    const { id } = await build.consultant();
    const near = await questions(wednesday);
    await build.consultant({ id, away: [{ from: today(), to: daysAfter(today(), 600), reason: null }] });
    const far = await questions(wednesday);
    // Two more times the hours, the consultants, the meetings and the times that clients requested.
    expect(far - near).toBe(8);
    expect(await next(wednesday)).toEqual(await foundByHand(daysAfter(today(), 600)));
  });
});
