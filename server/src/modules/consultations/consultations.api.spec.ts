import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { ActivityService } from '../../content/content.module.js';
import { timeSlots } from './consultation-times.js';
import { ConsultationStatus, ConsultationType } from './consultation.enums.js';
import type { AvailabilityDto } from './dto/availability.dto.js';
import type { ConsultationDto } from './dto/consultation.dto.js';

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

const { SCHEDULED, CONFIRMED, COMPLETED, CANCELLED } = ConsultationStatus;
const wednesday = upcomingDay(3);
const at = (time: string, day = wednesday) => instantInAddisAbaba(day, time);
const get = <Data>(path: string) => app.get<Data>(`/consultations${path}`, { token });
const put = (id: number, body: object) =>
  app.call<ConsultationDto>('PUT', `/consultations/${id}`, { body, token });
const remove = (id: number | string) => app.call('DELETE', `/consultations/${id}`, { token });
const names = (consultations: ConsultationDto[]) => consultations.map(({ clientName }) => clientName);

describe('GET /consultations', () => {
  beforeEach(async () => {
    const of = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
    await build.consultation({
      ...of(1),
      clientName: 'Zewditu',
      clientCompany: 'Stone 100% PLC',
      clientPhone: '0944',
    });
    await build.consultation({
      ...of(2),
      clientName: 'Biruk',
      topic: 'Roof',
      type: ConsultationType.TECHNICAL,
      referenceCode: '7KQ4-M2XB-9HTD',
    });
    await build.consultation({
      ...of(3),
      clientName: 'Hana',
      clientEmail: 'h@roof.example',
      status: CANCELLED,
    });
  });

  it.each([
    ['', ['Hana', 'Biruk', 'Zewditu']],
    ['?limit=2&page=2', ['Zewditu']],
    ['?page=9', []],
    ['?search=ROOF', ['Hana', 'Biruk']],
    ['?search=100%25', ['Zewditu']],
    ['?search=zew%20stone', ['Zewditu']],
    ['?search=0944', ['Zewditu']],
    ['?search=7kq4-m2xb', ['Biruk']],
    ['?status=CANCELLED', ['Hana']],
    ['?type=TECHNICAL&status=', ['Biruk']],
    ['?sortBy=clientName&sortOrder=asc', ['Biruk', 'Hana', 'Zewditu']],
    ['?sortBy=status&sortOrder=asc', ['Hana', 'Zewditu', 'Biruk']],
  ])('answers %j', async (query, expected) => {
    expect(names((await get<Page<ConsultationDto>>(query)).data.data)).toEqual(expected);
  });

  it.each(['scheduledAt', 'preferredDate', 'createdAt'])('sorts by %s', async (sortBy) => {
    expect((await get<Page<ConsultationDto>>(`?sortBy=${sortBy}`)).data.data).toHaveLength(3);
  });

  it.each([
    ['?page=0', 'page'],
    ['?limit=101', 'limit'],
    ['?sortBy=notes', 'sortBy'],
    ['?sortOrder=up', 'sortOrder'],
    ['?status=pending', 'status'],
    ['?type=INITIAL&type=PLANNING', 'type'],
    ['?search=%00', 'search'],
    ['?color=red', 'color'],
  ])('refuses %s', async (query, field) => {
    expect(await get(query)).toMatchObject({ status: 400, error: { details: [{ field }] } });
  });
});

describe('the meetings ahead', () => {
  const ahead = (hours: number) => ({ scheduledAt: new Date(Date.now() + hours * 3_600_000) });

  beforeEach(async () => {
    await build.consultation({ ...ahead(50), clientName: 'Later', status: CONFIRMED });
    await build.consultation({ ...ahead(2), clientName: 'Soon', status: SCHEDULED });
    await build.consultation({ ...ahead(3), clientName: 'Called off', status: CANCELLED });
    await build.consultation({ ...ahead(-30), clientName: 'Held', status: COMPLETED });
    await build.consultation({ ...ahead(-50), clientName: 'Forgotten', status: CONFIRMED });
    await build.consultation({
      ...ahead(9),
      clientName: 'Deleted',
      status: CONFIRMED,
      deletedAt: new Date(),
    });
    await build.consultation({ clientName: 'Requested' });
  });

  it('are counted', async () => {
    expect((await get('/stats')).data).toEqual({
      totalConsultations: 6,
      upcomingConsultations: 2,
      endingHolds: 0,
      completedConsultations: 1,
    });
  });

  it('are listed, soonest first', async () => {
    expect(names((await get<ConsultationDto[]>('/upcoming')).data)).toEqual(['Soon', 'Later']);
    expect(names((await get<ConsultationDto[]>('/upcoming?limit=1')).data)).toEqual(['Soon']);
  });

  it.each(['0', '101', 'many', '1.5'])('are not listed with limit %s', async (limit) => {
    expect((await get(`/upcoming?limit=${limit}`)).status).toBe(400);
  });
});

describe('GET /consultations/calendar', () => {
  it('shows what is scheduled or requested in the month there, in order of time', async () => {
    const on = (instant: string) => ({ scheduledAt: new Date(instant), status: COMPLETED });
    await build.consultation({ ...on('2027-03-31T20:59:59Z'), clientName: 'Last minute' });
    await build.consultation({ ...on('2027-03-31T21:00:00Z'), clientName: 'April already' });
    await build.consultation({ ...on('2027-02-28T21:00:00Z'), clientName: 'First minute' });
    await build.consultation({ ...on('2027-02-28T19:59:59Z'), clientName: 'February still' });
    await build.consultation({
      preferredDate: '2027-03-15',
      preferredTime: '09:00',
      clientName: 'Requested',
    });
    await build.consultation({ preferredDate: '2027-03-15', clientName: 'Requested, any time' });
    await build.consultation({ preferredDate: '2027-03-16', status: CANCELLED, clientName: 'Called off' });
    const { data } = await get<ConsultationDto[]>('/calendar?year=2027&month=3');
    expect(names(data)).toEqual(['First minute', 'Requested, any time', 'Requested', 'Last minute']);
  });

  it('shows the current month when none is named', async () => {
    await build.consultation({ preferredDate: dayInAddisAbaba(new Date()), clientName: 'Today' });
    await build.consultation({ preferredDate: '2020-01-01' });
    expect(names((await get<ConsultationDto[]>('/calendar')).data)).toEqual(['Today']);
  });

  it.each(['year=1999', 'year=2101', 'month=0', 'month=13', 'month=May', 'year=2027.5'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/calendar?${query}`)).status).toBe(400);
    },
  );
});

describe('GET /consultations/{id}', () => {
  it('answers one', async () => {
    const { id, clientName } = await build.consultation();
    expect(await get(`/${id}`)).toMatchObject({ status: 200, data: { id, clientName } });
  });

  it.each([
    ['4711', 404],
    ['0', 400],
    ['-1', 400],
    ['abc', 400],
    ['99999999999999999999', 400],
  ])('refuses the id %s with %i', async (id, status) => {
    expect((await get(`/${id}`)).status).toBe(status);
    expect((await get(`/${id}/calendar.ics`)).status).toBe(status);
    expect((await remove(id)).status).toBe(status);
  });
});

describe('GET /consultations/{id}/calendar.ics', () => {
  it('answers a file whose SEQUENCE grows with each change', async () => {
    const { id } = await build.consultation({ scheduledAt: at('09:30'), status: CONFIRMED, topic: 'A, B' });
    await put(id, { scheduledAt: at('10:30') });
    const address = new URL(`/api/v1/consultations/${id}/calendar.ics`, app.origin);
    const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="consultation-1.ics"');
    const text = await response.text();
    expect(text).toContain('\r\nSEQUENCE:2\r\n');
    expect(text).toContain(`\r\nDTSTART:${wednesday.replaceAll('-', '')}T073000Z\r\n`);
    expect(text).toContain('SUMMARY:Initial Consultation: A\\, B (');
  });

  it('is refused while there is no date', async () => {
    const { id } = await build.consultation();
    expect(await get(`/${id}/calendar.ics`)).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT', message: 'This consultation has no date yet. Schedule it first.' },
    });
  });
});

describe('DELETE /consultations/{id}', () => {
  it('frees the time', async () => {
    const { id } = await build.consultation({ scheduledAt: at('10:00'), status: CONFIRMED });
    const isFree = async () =>
      (await get<AvailabilityDto>(`/availability?date=${wednesday}`)).data.slots[2]!.available;
    expect(await isFree()).toBe(false);
    expect((await remove(id)).status).toBe(200);
    expect(await isFree()).toBe(true);
    expect((await get(`/${id}`)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    const other = await build.consultation({ preferredDate: wednesday, preferredTime: '10:00' });
    expect((await put(other.id, { status: CONFIRMED })).status).toBe(200);
    const lines = await app.nest.get(ActivityService).latest(2);
    expect(lines.map(({ type }) => type)).toEqual(['consultation.updated', 'consultation.deleted']);
  });
});

describe('GET /consultations/availability', () => {
  const free = async (date: string) => {
    const { data } = await app.get<AvailabilityDto>(`/consultations/availability?date=${date}`);
    expect(data.date).toBe(date);
    expect(data.slots.map(({ time }) => time)).toEqual(timeSlots);
    return data.slots.filter(({ available }) => available).map(({ time }) => time);
  };

  it('offers every slot of a free working day', async () => {
    expect(await free(wednesday)).toEqual(timeSlots);
  });

  it('is closed on Sundays and on Saturday afternoons', async () => {
    expect(await free(upcomingDay(0))).toEqual([]);
    expect(await free(upcomingDay(6))).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
    ]);
  });

  it('offers nothing that has passed', async () => {
    expect(await free('2020-01-01')).toEqual([]);
    expect(await free('0000-01-01')).toEqual([]);
  });

  it('leaves out the slots at which an hour would overlap a scheduled meeting', async () => {
    const from = (time: string) => ({ scheduledAt: at(time) });
    await build.consultation({ ...from('10:30'), status: CONFIRMED, duration: 90 });
    await build.consultation({ ...from('16:30'), status: SCHEDULED, duration: 30 });
    await build.consultation({ ...from('14:00'), status: CANCELLED });
    await build.consultation({ ...from('15:00'), status: CONFIRMED, deletedAt: new Date() });
    expect(await free(wednesday)).toEqual(['09:00', '09:30', '12:00', '14:00', '14:30', '15:00', '15:30']);
  });

  it.each([
    '',
    '?date=',
    '?date=tomorrow',
    '?date=2027-02-30',
    '?date=2027-01-01&date=2027-01-02',
    '?date=%00',
  ])('refuses %j', async (query) => {
    expect(await app.get(`/consultations/availability${query}`)).toMatchObject({
      status: 400,
      error: { details: [{ field: 'date' }] },
    });
  });
});
