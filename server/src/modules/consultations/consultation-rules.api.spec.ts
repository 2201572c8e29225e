import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { tokenSentTo } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ConsultationStatus } from './consultation.enums.js';
import type { AvailabilityDto } from './dto/availability.dto.js';

const tuesday = upcomingDay(2);
const at = (time: string) => new Date(`${tuesday}T${time}:00+03:00`);

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

const rules = (body: object) => app.call('PUT', '/consultations/rules', { body, token });
const free = ({ slots }: AvailabilityDto) =>
  slots.filter(({ available }) => available).map(({ time }) => time);
const availability = async (path = '/consultations/availability') =>
  free((await app.get<AvailabilityDto>(`${path}?date=${tuesday}`, { token })).data);
const request = (given: object = {}) => ({
  ...{ clientName: 'Hana', clientEmail: 'hana@mail.example', type: 'INITIAL', topic: 'A house' },
  ...{ meetingType: 'PHONE', preferredDate: tuesday, preferredTime: '10:00' },
  ...given,
});

describe('time between meetings', () => {
  beforeEach(() => build.consultation({ status: ConsultationStatus.CONFIRMED, scheduledAt: at('10:30') }));

  it('is respected by the times that clients can choose', async () => {
    expect(await availability()).toEqual(expect.arrayContaining(['09:30', '11:30']));
    await rules({ bufferMinutes: 30 });
    const times = await availability();
    expect(times).toEqual(expect.arrayContaining(['09:00', '12:00']));
    for (const near of ['09:30', '10:30', '11:30']) expect(times).not.toContain(near);
  });

  it('is respected by who moves by the link of a mail', async () => {
    await rules({ bufferMinutes: 30 });
    await app.post('/consultations', request({ preferredTime: '15:00' }));
    const own = await tokenSentTo(app.dataSource, 'hana@mail.example');
    const move = (time: string) => app.post('/consultations/own/move', { token: own, date: tuesday, time });
    expect((await move('11:30')).status).toBe(409);
    expect((await move('12:00')).status).toBe(200);
  });

  it('is what staff may overrule, who can see what clients could choose', async () => {
    await rules({ bufferMinutes: 30 });
    const { id } = await build.consultation();
    expect(await availability(`/consultations/${id}/times`)).not.toContain('11:30');
    const body = { status: 'SCHEDULED', scheduledAt: at('11:30') };
    expect((await app.call('PUT', `/consultations/${id}`, { body, token })).status).toBe(200);
    // Its own time is in nobody's way but the other meeting's.
    expect(await availability(`/consultations/${id}/times`)).toContain('12:00');
    expect((await app.get(`/consultations/99/times?date=${tuesday}`, { token })).status).toBe(404);
  });

  it.each([{ bufferMinutes: 241 }, { bufferMinutes: 1.5 }, { noticeHours: -1 }, { noticeHours: null }])(
    'and the other rules have bounds: %j',
    async (body) => {
      expect((await rules(body)).status).toBe(400);
    },
  );
});

describe('notice', () => {
  const longest = 336;

  it('is respected by the times that clients can choose, and by what they send', async () => {
    const last = at((await availability()).at(-1)!);
    const tooLong = Math.ceil((last.getTime() - Date.now()) / 3_600_000);
    const noticeHours = Math.min(tooLong, longest);
    await rules({ noticeHours });
    expect((await availability()).length === 0).toBe(tooLong <= longest);
    const soon = dayInAddisAbaba(new Date(Date.now() + 3 * 86_400_000));
    await app.dataSource.query(`INSERT INTO office_hours (week, days) VALUES ($1, '[]')`, [
      JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, { opens: '08:00', closes: '18:00' }]))),
    ]);
    const refused = await app.post('/consultations', request({ preferredDate: soon }));
    // A holiday is refused for another reason.
    if (refused.error.details![0]!.field === 'preferredTime') {
      expect(refused.message).toBe(
        `preferredTime must be at least ${noticeHours} hours ahead. Choose a later time, or call us.`,
      );
      expect((await app.post('/consultations', request({ preferredDate: soon }), { token })).status).toBe(
        201,
      );
      const dayOnly = await app.post('/consultations', request({ preferredDate: soon, preferredTime: null }));
      expect(dayOnly).toMatchObject({ status: 400, error: { details: [{ field: 'preferredDate' }] } });
    }
    await rules({ noticeHours: 1 });
    expect((await app.post('/consultations', request({ preferredDate: tuesday }))).status).toBe(201);
  });
});

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
