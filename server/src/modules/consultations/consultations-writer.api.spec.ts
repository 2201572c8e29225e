import { instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { formatDateTime, readingOf } from '@consultancy/shared/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { mailsWhere } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ActivityService } from '../../content/content.module.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationStatus } from './consultation.enums.js';
import type { AvailabilityDto } from './dto/availability.dto.js';
import type { UpdatedConsultationDto } from './dto/consultation.dto.js';

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

const { SCHEDULED, CONFIRMED, COMPLETED, CANCELLED, REQUESTED } = ConsultationStatus;
const wednesday = upcomingDay(3);
const at = (time: string, day = wednesday) => instantInAddisAbaba(day, time);
const get = <Data>(path: string) => app.get<Data>(`/consultations${path}`, { token });
const put = (id: number, body: object) =>
  app.call<UpdatedConsultationDto>('PUT', `/consultations/${id}`, { body, token });

describe('PUT /consultations/{id}', () => {
  const requested = { preferredDate: wednesday, preferredTime: '09:30' };
  const endOfStored = async (id: number) =>
    (await app.dataSource.manager.findOneByOrFail(Consultation, { id })).endsAt?.toISOString();

  it('changes what is given, empties what can be emptied, and leaves the rest', async () => {
    const { id } = await build.consultation({
      ...requested,
      clientPhone: '1',
      description: 'Old',
      duration: 30,
    });
    const change = {
      clientName: 'New',
      clientPhone: '',
      topic: 'Roof',
      type: 'PLANNING',
      meetingType: 'VIDEO_CALL',
      meetingLink: 'https://meet.example/1',
      notes: 'Call first.',
      version: 1,
    };
    expect(await put(id, change)).toMatchObject({
      status: 200,
      data: { ...change, ...requested, clientPhone: null, description: 'Old', duration: 30, version: 2 },
    });
    expect((await app.nest.get(ActivityService).latest(1))[0]).toMatchObject({
      type: 'consultation.updated',
      subtitle: 'New',
      actor: 'Ato Staff',
    });
  });

  it.each([SCHEDULED, CONFIRMED])('%s takes the preferred date and time there', async (status) => {
    const { id } = await build.consultation({ ...requested, duration: 90 });
    const scheduledAt = at('09:30').toISOString();
    expect(await put(id, { status })).toMatchObject({ status: 200, data: { status, scheduledAt } });
    expect(await endOfStored(id)).toBe(at('11:00').toISOString());
  });

  it('prefers the given time to the current one, and that to the requested one', async () => {
    const { id } = await build.consultation(requested);
    const given = { status: SCHEDULED, scheduledAt: `${wednesday}T14:00:00+03:00` };
    expect((await put(id, given)).data.scheduledAt).toBe(at('14:00').toISOString());
    expect((await put(id, { status: CONFIRMED })).data.scheduledAt).toBe(at('14:00').toISOString());
    const emptied = await put(id, { scheduledAt: null, preferredTime: '16:00' });
    expect(emptied.data.scheduledAt).toBe(at('16:00').toISOString());
    expect((await put(id, { status: REQUESTED, scheduledAt: null })).data.scheduledAt).toBeNull();
    expect(await endOfStored(id)).toBeUndefined();
  });

  const changedTime = { preferredDate: upcomingDay(4), preferredTime: '11:00' };
  const newTime = at('11:00', upcomingDay(4)).toISOString();

  it.each([CANCELLED, REQUESTED])(
    'books the new time of one that is %s, not its old time',
    async (status) => {
      const { id } = await build.consultation({ ...requested, scheduledAt: at('09:30'), status });
      const rebooked = await put(id, { ...changedTime, status: SCHEDULED });
      expect(rebooked.data.scheduledAt).toBe(newTime);
      expect(await endOfStored(id)).toBe(at('12:00', upcomingDay(4)).toISOString());
    },
  );

  it('books a requested time that was changed before its status', async () => {
    const { id } = await build.consultation({ ...requested, scheduledAt: at('09:30'), status: CANCELLED });
    await put(id, changedTime);
    expect((await put(id, { status: CONFIRMED })).data.scheduledAt).toBe(newTime);
  });

  it('moves a booked one with its requested time, unless the time is given', async () => {
    const { id } = await build.consultation({ ...requested, scheduledAt: at('14:00'), status: CONFIRMED });
    expect((await put(id, { ...requested, notes: 'Same time' })).data.scheduledAt).toBe(
      at('14:00').toISOString(),
    );
    expect((await put(id, changedTime)).data.scheduledAt).toBe(newTime);
    const given = { ...requested, scheduledAt: at('16:00').toISOString() };
    expect((await put(id, given)).data.scheduledAt).toBe(given.scheduledAt);
  });

  it('leaves a booked one without a time where its new requested time is taken, and says by whom', async () => {
    const other = await build.consultation({ scheduledAt: at('11:00', upcomingDay(4)), status: SCHEDULED });
    const { id } = await build.consultation({ ...requested, scheduledAt: at('09:30'), status: CONFIRMED });
    expect(await put(id, changedTime)).toMatchObject({
      status: 200,
      data: {
        ...changedTime,
        status: CONFIRMED,
        scheduledAt: null,
        timeConflict: { consultationId: other.id },
      },
    });
  });

  it.each([CANCELLED, REQUESTED, COMPLETED])(
    'takes one that was %s by a slip up again at the time agreed last, not the one first requested',
    async (slip) => {
      const { id } = await build.consultation(requested);
      await put(id, { status: SCHEDULED });
      await put(id, { scheduledAt: at('16:00').toISOString() });
      await put(id, { status: slip });
      expect((await put(id, { status: SCHEDULED })).data.scheduledAt).toBe(at('16:00').toISOString());
    },
  );

  it('leaves a time that the requested time does not replace', async () => {
    const { id } = await build.consultation({ scheduledAt: at('14:00'), status: CANCELLED });
    expect((await put(id, { status: SCHEDULED })).data.scheduledAt).toBe(at('14:00').toISOString());
    await put(id, { preferredDate: wednesday });
    expect((await put(id, { status: CONFIRMED })).data.scheduledAt).toBe(at('14:00').toISOString());
  });

  it('undoes COMPLETED with the time that the meeting had', async () => {
    const { id } = await build.consultation({ ...requested, scheduledAt: at('14:00'), status: COMPLETED });
    expect((await put(id, { status: CONFIRMED })).data.scheduledAt).toBe(at('14:00').toISOString());
  });

  it('keeps the end in step with the duration and the start', async () => {
    const { id } = await build.consultation({ scheduledAt: at('09:30'), status: CONFIRMED });
    await put(id, { duration: 120 });
    expect(await endOfStored(id)).toBe(at('11:30').toISOString());
    await put(id, { scheduledAt: `${wednesday}T14:00` });
    expect(await endOfStored(id)).toBe(at('16:00').toISOString());
  });

  it.each([SCHEDULED, CONFIRMED])(
    'sets %s without a time, which takes nobody’s and mails nothing',
    async (status) => {
      await build.settings();
      const [first, second] = [
        await build.consultation({ preferredDate: wednesday }),
        await build.consultation({ clientName: 'Hana' }),
      ];
      for (const { id } of [first, second]) {
        expect(await put(id, { status })).toMatchObject({
          status: 200,
          data: { status, scheduledAt: null, timeConflict: null },
        });
        expect(await endOfStored(id)).toBeUndefined();
        expect(await app.get(`/consultations/${id}/calendar.ics`, { token })).toMatchObject({ status: 409 });
      }
      expect(await mailsWhere(app.dataSource)).toEqual([]);
      const { data } = await app.get<AvailabilityDto>(`/consultations/availability?date=${wednesday}`);
      expect(data.slots.every(({ available }) => available)).toBe(true);
      expect((await get('/upcoming')).data).toEqual([]);
      const timed = await build.consultation({ preferredDate: wednesday, preferredTime: '10:00' });
      expect((await put(timed.id, { status })).data.scheduledAt).toBe(at('10:00').toISOString());
      expect((await put(first.id, { scheduledAt: at('10:30') })).status).toBe(409);
      expect((await put(second.id, { notes: 'Called.' })).data.scheduledAt).toBeNull();
      expect((await put(second.id, { scheduledAt: at('14:00') })).data.scheduledAt).toBe(
        at('14:00').toISOString(),
      );
      const mails = await mailsWhere(app.dataSource);
      expect(mails.map(({ recipient }) => recipient)).toEqual([timed.clientEmail, second.clientEmail]);
    },
  );

  it('does not take a requested time that was taken when its status was set, until its time is set', async () => {
    await build.consultation({ scheduledAt: at('10:00'), status: SCHEDULED });
    const { id } = await build.consultation({ preferredDate: wednesday, preferredTime: '10:00' });
    await put(id, { status: SCHEDULED });
    await app.dataSource.manager.update(Consultation, { scheduledAt: at('10:00') }, { status: CANCELLED });
    expect((await put(id, { notes: 'Called.' })).data.scheduledAt).toBeNull();
    expect((await put(id, { status: CONFIRMED })).data.scheduledAt).toBe(at('10:00').toISOString());
  });

  it('sets the status where its consultant does not work at the requested time, and says so', async () => {
    const away = [{ from: wednesday, to: wednesday, reason: null }];
    const { id: consultantId } = await build.consultant({ name: 'Selam', away });
    const { id } = await build.consultation({ ...requested, consultantId });
    const answer = await put(id, { status: SCHEDULED });
    expect(answer).toMatchObject({
      status: 200,
      data: { status: SCHEDULED, scheduledAt: null, timeConflict: { consultationId: null } },
    });
    expect(answer.data.timeConflict!.message).toContain('Selam');
    expect((await put(id, { status: CONFIRMED, scheduledAt: at('09:30') })).status).toBe(409);
    const wanted = { status: CONFIRMED, outsideHours: true };
    expect((await put(id, wanted)).data.scheduledAt).toBe(at('09:30').toISOString());
  });

  it('sets any status, from any other', async () => {
    const { id } = await build.consultation(requested);
    for (const status of [COMPLETED, CONFIRMED, CANCELLED, SCHEDULED, REQUESTED, CANCELLED, COMPLETED]) {
      expect(await put(id, { status })).toMatchObject({ status: 200, data: { status } });
    }
  });

  it('lets a requested time that has passed meanwhile stay', async () => {
    const { id } = await build.consultation({ preferredDate: '2020-01-01', preferredTime: '09:00' });
    expect((await put(id, { preferredDate: '2020-01-01', notes: 'x' })).status).toBe(200);
    expect((await put(id, { preferredDate: '2020-01-02' })).status).toBe(400);
  });

  it.each([
    ['a status', { status: 'PENDING' }, 'status'],
    ['no status', { status: null }, 'status'],
    ['no name', { clientName: null }, 'clientName'],
    ['no type', { type: null }, 'type'],
    ['an endless duration', { duration: 100_000 }, 'duration'],
    ['a day as time', { scheduledAt: '2027-01-01' }, 'scheduledAt'],
    ['a number as time', { scheduledAt: 1_800_000_000_000 }, 'scheduledAt'],
    ['a time after the year 2100', { scheduledAt: '9999-01-01T00:00:00Z' }, 'scheduledAt'],
    ['a script as link', { meetingLink: 'javascript:alert(1)' }, 'meetingLink'],
    ['an id', { id: 7 }, 'id'],
    ['a broken version', { version: 'first' }, 'version'],
  ])('refuses %s', async (_, change, field) => {
    const { id } = await build.consultation(requested);
    expect(await put(id, change)).toMatchObject({ status: 400, error: { details: [{ field }] } });
  });

  it('answers 404 for one that is not there', async () => {
    expect((await put(4711, { notes: 'x' })).status).toBe(404);
  });
});

describe('two scheduled meetings', () => {
  const taken = (change: object = {}) =>
    build.consultation({ clientName: 'Hana', scheduledAt: at('10:00'), status: CONFIRMED, ...change });

  it('cannot overlap, and the refusal names the other one', async () => {
    await taken();
    const { id } = await build.consultation({ preferredDate: wednesday, preferredTime: '10:30' });
    const answer = await put(id, { status: SCHEDULED, scheduledAt: at('10:30'), notes: 'x' });
    const begins = formatDateTime(`${wednesday}T10:00+03:00`, readingOf('en'));
    expect(answer).toMatchObject({
      status: 409,
      message: `Hana already has a consultation on ${begins} (60 minutes). Choose another time.`,
      error: { code: 'CONFLICT' },
    });
    expect((await get(`/${id}`)).data).toMatchObject({ status: REQUESTED, notes: null, version: 1 });
    expect((await app.nest.get(ActivityService).latest(1)).length).toBe(0);
  });

  it('do not overlap when a status is set: it is without a time, and the answer names the other one', async () => {
    await build.settings();
    const other = await taken();
    const begins = formatDateTime(`${wednesday}T10:00+03:00`, readingOf('en'));
    const timeConflict = {
      message: `Hana already has a consultation on ${begins} (60 minutes).`,
      consultationId: other.id,
    };
    for (const given of [
      { preferredDate: wednesday, preferredTime: '10:30' },
      { scheduledAt: at('10:00'), status: COMPLETED },
      { scheduledAt: at('10:00'), status: CANCELLED },
    ]) {
      const { id } = await build.consultation(given);
      expect(await put(id, { status: SCHEDULED })).toMatchObject({
        status: 200,
        data: { status: SCHEDULED, scheduledAt: null, timeConflict },
      });
    }
    expect(await mailsWhere(app.dataSource)).toEqual([]);
  });

  it('cannot come to overlap by a longer duration or another time', async () => {
    await taken();
    const { id } = await build.consultation({ scheduledAt: at('09:00'), status: SCHEDULED });
    expect((await put(id, { duration: 90 })).status).toBe(409);
    expect((await put(id, { scheduledAt: at('09:30') })).status).toBe(409);
  });

  it('may touch', async () => {
    await taken();
    const before = await build.consultation({ preferredDate: wednesday, preferredTime: '09:00' });
    const after = await build.consultation({ preferredDate: wednesday, preferredTime: '11:00' });
    expect((await put(before.id, { status: CONFIRMED })).status).toBe(200);
    expect((await put(after.id, { status: CONFIRMED })).status).toBe(200);
  });

  it.each([CANCELLED, COMPLETED, REQUESTED])('may overlap one that is %s', async (status) => {
    await taken({ status });
    const { id } = await build.consultation({ preferredDate: wednesday, preferredTime: '10:00' });
    expect((await put(id, { status: CONFIRMED })).status).toBe(200);
  });

  it('schedules one of ten moved to the same time, and names it to the others', async () => {
    const ids: number[] = [];
    for (let hour = 0; hour < 10; hour += 1) {
      const scheduledAt = new Date(Date.parse(`${wednesday}T00:00:00Z`) + (168 + hour) * 3_600_000);
      ids.push((await build.consultation({ status: CONFIRMED, scheduledAt })).id);
    }
    const scheduledAt = `${wednesday}T10:00:00+03:00`;
    const answers = await Promise.all(ids.map((id) => put(id, { scheduledAt, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.find(({ status }) => status === 200)!.data.clientName;
    for (const { status, message } of answers) {
      if (status === 409) expect(message).toContain(`${winner} already has a consultation on`);
    }
  });

  it('are one when ten ask for the same time at once', async () => {
    const requested = { preferredDate: wednesday, preferredTime: '10:00' };
    const ids: number[] = [];
    for (let client = 0; client < 10; client += 1) ids.push((await build.consultation(requested)).id);
    const answers = await Promise.all(ids.map((id) => put(id, { status: CONFIRMED })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const [winner, ...more] = answers.filter(({ data }) => data.scheduledAt);
    expect(more).toEqual([]);
    for (const { data } of answers) {
      if (data.scheduledAt) continue;
      expect(data.timeConflict).toMatchObject({ consultationId: winner!.data.id });
      expect(data.timeConflict!.message).toContain(
        `${winner!.data.clientName} already has a consultation on`,
      );
    }
  });
});
