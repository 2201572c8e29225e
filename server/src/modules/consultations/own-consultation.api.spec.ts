import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { claimMail } from '../../../test/support/claim-mail.js';
import { mailsTo, tokenIn, tokenSentTo } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { ActivityService } from '../../content/content.module.js';
import { MailQueue } from '../mail/mail-queue.js';
import { LinkPurpose, SecretLink } from '../secret-links/secret-links.module.js';
import { Consultation } from './consultation.entity.js';
import type { AvailabilityDto } from './dto/availability.dto.js';
import type { ConsultationRulesDto } from './dto/consultation-rules.dto.js';
import type { ConsultationDto } from './dto/consultation.dto.js';
import type { OwnConsultationDto } from './dto/own-consultation.dto.js';

const hana = 'hana@mail.example';
const office = 'office@firm.example';
const tuesday = upcomingDay(2);
const wednesday = upcomingDay(3);

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
  await build.settings({ contactEmail: office });
  token = await tokenOf(app, await build.admin());
});

const linked = { purpose: LinkPurpose.CONSULTATION };
const speaking = (language: string) => ({ headers: { 'Accept-Language': language } });

async function ask(language = 'en'): Promise<number> {
  const body = {
    ...{ clientName: 'Hana Alemu', clientEmail: hana, type: 'INITIAL', topic: 'A house' },
    ...{ meetingType: 'PHONE', preferredDate: tuesday, preferredTime: '10:00' },
  };
  return (await app.post<{ id: number }>('/consultations', body, speaking(language))).data.id;
}

const change = (id: number, body: object) =>
  app.call<ConsultationDto>('PUT', `/consultations/${id}`, { body, token });

/** A meeting on Tuesday at ten. */
async function arrange(): Promise<number> {
  const id = await ask();
  await change(id, { status: 'CONFIRMED' });
  return id;
}

const link = () => tokenSentTo(app.dataSource, hana);
const look = (own: string, language = 'en') =>
  app.post<OwnConsultationDto>('/consultations/own', { token: own }, speaking(language));
const move = (own: string, date = wednesday, time = '14:00') =>
  app.post<OwnConsultationDto>('/consultations/own/move', { token: own, date, time });
const cancel = (own: string) => app.post<OwnConsultationDto>('/consultations/own/cancel', { token: own });
const at = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`).toISOString();

/** What a calendar program reads in the file of a mail. */
function eventIn(file: string | null) {
  const calendar = new ICAL.Component(ICAL.parse(file!) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
    ...{ uid: event.uid, sequence: event.sequence },
    begins: event.startDate.toJSDate().toISOString(),
  };
}

describe('the link in a mail', () => {
  it('shows the consultation that it is about, and nothing of its client', async () => {
    await arrange();
    const { status, data, headers } = await look(await link());
    expect(status).toBe(200);
    expect(data).toEqual({
      ...{ status: 'CONFIRMED', scheduledAt: at(tuesday, '10:00'), duration: 60, meetingType: 'PHONE' },
      ...{ preferredDate: tuesday, preferredTime: '10:00', location: null, consultant: null },
      heldUntil: null,
      ...{ canChange: true, changeUntilHours: 24 },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is stored as its hash only, in what was sent too', async () => {
    await arrange();
    const mails = await mailsTo(app.dataSource, hana);
    const [stored] = await app.dataSource.manager.findBy(SecretLink, linked);
    expect(stored!.tokenHash).toMatch(/^[\da-f]{64}$/);
    expect(stored!.tokenHash).not.toContain(tokenIn(mails[0]!));
    const queue = app.nest.get(MailQueue);
    for (let mail = await claimMail(queue); mail; mail = await claimMail(queue)) await queue.next([mail], 0);
    for (const { text, html } of await mailsTo(app.dataSource, hana)) {
      expect(text).toContain('/appointment#…');
      expect(`${text}${html}`).not.toMatch(/#[\w-]{43}/);
    }
  });

  it('moves the meeting, for its client, for staff and for calendars', async () => {
    const id = await arrange();
    const answer = await move(await link());
    expect(answer).toMatchObject({ status: 200, data: { scheduledAt: at(wednesday, '14:00') } });
    const [, scheduled, changed] = await mailsTo(app.dataSource, hana);
    expect(changed!.subject).toBe('Your consultation has changed');
    const [before, after] = [eventIn(scheduled!.calendarFile), eventIn(changed!.calendarFile)];
    expect(after).toMatchObject({ uid: before.uid, method: 'REQUEST', begins: at(wednesday, '14:00') });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    const toOffice = (await mailsTo(app.dataSource, office)).at(-1)!;
    expect(toOffice.subject).toBe('Consultation moved by the client: Hana Alemu');
    expect(toOffice.text).toContain('Before: ');
    const { data } = await app.get<{ data: { title: string; actionUrl: string }[] }>('/notifications', {
      token,
    });
    expect(data.data[0]).toMatchObject({
      title: 'Consultation moved by the client',
      actionUrl: `/admin/consultations?view=${id}`,
    });
    const [line] = await app.nest.get(ActivityService).latest(1);
    expect(line).toMatchObject({ type: 'consultation.updated', actor: null });
    // The time that it had is free, and the new one is not.
    const free = async (day: string, time: string) => {
      const { data } = await app.get<AvailabilityDto>(`/consultations/availability?date=${day}`);
      return data.slots.find((slot) => slot.time === time)!.available;
    };
    expect([await free(tuesday, '10:00'), await free(wednesday, '14:00')]).toEqual([true, false]);
  });

  it('cancels the meeting, for its client, for staff and for calendars', async () => {
    const id = await arrange();
    expect(await cancel(await link())).toMatchObject({ status: 200, data: { status: 'CANCELLED' } });
    const [, scheduled, cancelled] = await mailsTo(app.dataSource, hana);
    expect(cancelled!.subject).toBe('Your consultation is cancelled');
    const [before, after] = [eventIn(scheduled!.calendarFile), eventIn(cancelled!.calendarFile)];
    expect(after).toMatchObject({ uid: before.uid, method: 'CANCEL', status: 'CANCELLED' });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect((await mailsTo(app.dataSource, office)).at(-1)!.subject).toBe(
      'Consultation cancelled by the client: Hana Alemu',
    );
    expect((await app.get<ConsultationDto>(`/consultations/${id}`, { token })).data.status).toBe('CANCELLED');
  });

  it('changes a requested time for which nothing is scheduled yet', async () => {
    const id = await ask('am');
    expect(await move(await link())).toMatchObject({
      data: { status: 'REQUESTED', scheduledAt: null, preferredDate: wednesday, preferredTime: '14:00' },
    });
    const mails = await mailsTo(app.dataSource, hana);
    expect(mails.map(({ subject }) => subject)).toEqual(['የምክክር ጥያቄዎ ደርሶናል', 'የምክክር ጥያቄዎ ደርሶናል']);
    expect(await cancel(await link())).toMatchObject({ status: 200, data: { status: 'CANCELLED' } });
    expect((await app.get<ConsultationDto>(`/consultations/${id}`, { token })).data.status).toBe('CANCELLED');
  });

  it('does it once: it and those before it are used, the new mail brings a new one', async () => {
    await arrange();
    const [first, second] = (await mailsTo(app.dataSource, hana)).map(tokenIn);
    expect((await look(first!)).status).toBe(200);
    await move(second!);
    for (const used of [first!, second!]) {
      const says =
        'This link has already been used. Open the newest mail about your consultation, or request a new link.';
      expect(await look(used)).toMatchObject({ status: 404, message: says });
      expect(await move(used)).toMatchObject({ status: 404, message: says });
      expect((await cancel(used)).status).toBe(404);
      expect((await look(used, 'am')).message).toMatch(/ጥቅም ላይ ውሏል/);
      expect((await look(used, 'om')).message).toMatch(/itti fayyadamameera/);
    }
    expect((await cancel(await link())).status).toBe(200);
  });

  it('is answered the same when the answer was lost and it is sent again', async () => {
    await arrange();
    const body = { token: await link(), date: wednesday, time: '14:00' };
    const headers = { 'Idempotency-Key': 'one-move' };
    const send = () => app.post<OwnConsultationDto>('/consultations/own/move', body, { headers });
    const first = await send();
    expect(await send()).toMatchObject({ status: 200, data: first.data });
    expect(await mailsTo(app.dataSource, hana)).toHaveLength(3);
  });

  it('that nobody gave out leads nowhere, and says how to get one', async () => {
    for (const forged of ['x'.repeat(43), 'cut', '']) {
      const answer = await look(forged);
      expect([404, 400]).toContain(answer.status);
      expect(answer.message).toBe(
        'This link is not valid. Open the newest mail about your consultation, or request a new link.',
      );
    }
  });

  it('is over once the meeting begins, and unknown long after', async () => {
    await arrange();
    const own = await link();
    const age = (interval: string) =>
      app.dataSource.query(`UPDATE secret_links SET expires_at = now() - $1::interval`, [interval]);
    await age('1 second');
    expect((await look(own)).message).toMatch(/^This link has expired/);
    await age('31 days');
    await app.nest.get(CleanupScheduler).runAll();
    expect(await app.dataSource.manager.countBy(SecretLink, linked)).toBe(0);
  });

  it('changes nothing within the hours that staff have set, and says whom to call', async () => {
    const { scheduledAt } = (await change(await arrange(), {})).data;
    const hoursLeft = (new Date(scheduledAt as unknown as string).getTime() - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(300);
    const rules = (body: object) =>
      app.call<ConsultationRulesDto>('PUT', '/consultations/rules', { body, token });
    expect((await rules({ changeUntilHours: 337 })).status).toBe(400);
    expect((await rules({ changeUntilHours: -1 })).status).toBe(400);
    expect((await rules({ changeUntilHours: 336, version: 1 })).data).toEqual({
      ...{ changeUntilHours: 336, bufferMinutes: 0, noticeHours: 0, holdHours: 24, version: 2 },
    });
    expect((await rules({ changeUntilHours: 5, version: 1 })).status).toBe(409);
    const own = await link();
    // Two weeks ahead at the earliest: where it is more, the clock is moved.
    await app.dataSource.query(
      `UPDATE consultations SET scheduled_at = now() + interval '300 hours', ends_at = now() + interval '301 hours'`,
    );
    expect((await look(own)).data).toMatchObject({ canChange: false, changeUntilHours: 336 });
    for (const refused of [await move(own), await cancel(own)]) {
      expect(refused).toMatchObject({
        status: 409,
        message: 'A consultation can be changed here until 336 hours before it begins. Please call us.',
      });
    }
    await rules({ changeUntilHours: 0 });
    expect((await cancel(own)).status).toBe(200);
  });

  it('changes nothing of what was cancelled, is over or is in the trash', async () => {
    const id = await arrange();
    const own = await link();
    await app.call('DELETE', `/consultations/${id}`, { token });
    expect((await look(own)).data).toMatchObject({ status: 'CANCELLED', canChange: false });
    expect((await move(own)).status).toBe(404);
    await app.post(`/consultations/${id}/restore`, undefined, { token });
    await change(id, { status: 'CANCELLED' });
    expect(await move(own)).toMatchObject({
      status: 409,
      message: expect.stringContaining('Book another one'),
    });
    await change(id, { status: 'COMPLETED' });
    expect((await cancel(own)).status).toBe(409);
  });

  it.each([
    ['a Sunday', upcomingDay(0), '10:00', 409],
    ['a time that is taken', wednesday, '09:30', 409],
    ['a day that is past', '2020-01-07', '10:00', 400],
    ['a day more than two years ahead', '2099-01-01', '10:00', 400],
    ['a time that is no slot', wednesday, '13:00', 400],
  ])('moves nothing to %s, and stays good', async (_, date, time, status) => {
    await build.consultation({
      ...{ status: 'CONFIRMED' as Consultation['status'], scheduledAt: new Date(at(wednesday, '09:00')) },
    });
    await arrange();
    const own = await link();
    expect((await move(own, date, time)).status).toBe(status);
    expect((await move(own)).status).toBe(200);
  });

  it('names the times that its meeting fits into, its own in nobody’s way', async () => {
    const id = await arrange();
    await change(id, { duration: 120 });
    const times = async () => {
      const body = { token: await link(), date: tuesday };
      const { data } = await app.post<AvailabilityDto>('/consultations/own/times', body);
      return data.slots.filter(({ available }) => available).map(({ time }) => time);
    };
    expect(await times()).toEqual(expect.arrayContaining(['09:30', '10:00', '10:30', '16:00']));
    expect(await times()).not.toContain('16:30');
    await build.consultation({
      ...{ status: 'SCHEDULED' as Consultation['status'], scheduledAt: new Date(at(tuesday, '14:00')) },
    });
    expect(await times()).not.toContain('12:30');
    expect(await times()).not.toContain('14:30');
  });

  it('goes with the record, when that is deleted for good', async () => {
    const id = await arrange();
    await app.call('DELETE', `/consultations/${id}`, { token });
    await app.call('DELETE', `/bin/consultation/${id}`, { token });
    expect(await app.dataSource.manager.countBy(SecretLink, linked)).toBe(0);
  });
});

describe('ten at once', () => {
  it('move one meeting each to the same time: one succeeds, the others get 409', async () => {
    const own: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      const email = `client${index}@mail.example`;
      await app.post('/consultations', {
        ...{
          clientName: 'Hana',
          clientEmail: email,
          type: 'INITIAL',
          topic: 'A house',
          meetingType: 'PHONE',
        },
        ...{ preferredDate: tuesday, preferredTime: '10:00' },
      });
      const begins = new Date(Date.parse(at(tuesday, '00:00')) + (7 * 24 + index) * 3_600_000);
      await change(index + 1, { status: 'SCHEDULED', scheduledAt: begins.toISOString() });
      own.push(await tokenSentTo(app.dataSource, email));
    }
    const answers = await Promise.all(own.map((each) => move(each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    for (const { message } of answers.filter(({ status }) => status === 409)) {
      expect(message).toBe('This time has just been taken. Choose another time.');
    }
  });

  it('use one link: one succeeds, the others get 404', async () => {
    await arrange();
    const own = await link();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(own)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    expect(await mailsTo(app.dataSource, hana)).toHaveLength(3);
  });
});

describe('a new link', () => {
  const send = (email: string) => app.post('/consultations/own/new-link', { email });

  it('is sent for what is still to come, and the answer is the same for every address', async () => {
    await arrange();
    const own = await link();
    await app.dataSource.query(`UPDATE secret_links SET expires_at = now()`);
    expect((await look(own)).status).toBe(404);
    const known = await send(` ${hana.toUpperCase()} `);
    const unknown = await send('nobody@mail.example');
    expect([known.status, known.message, known.data]).toEqual([
      unknown.status,
      unknown.message,
      unknown.data,
    ]);
    expect(known.status).toBe(200);
    const mail = (await mailsTo(app.dataSource, hana)).at(-1)!;
    expect(mail.subject).toBe('The link to your consultation');
    expect((await look(tokenIn(mail))).status).toBe(200);
    expect(await mailsTo(app.dataSource, 'nobody@mail.example')).toEqual([]);
  });

  it('is sent for nothing that is over, and five times an hour at most', async () => {
    const id = await arrange();
    for (let count = 0; count < 7; count += 1) await send(hana);
    const sent = async () =>
      (await mailsTo(app.dataSource, hana)).filter(({ kind }) => kind === 'consultation-link').length;
    expect(await sent()).toBe(5);
    await change(id, { status: 'CANCELLED' });
    await app.dataSource.query('DELETE FROM outbox_mails');
    await send(hana);
    expect(await sent()).toBe(0);
  });
});

describe('the limit of five changes a day', () => {
  const confirm = (own: string) => app.post<OwnConsultationDto>('/consultations/own/confirm', { token: own });

  it('counts no confirmation that changes nothing', async () => {
    await build.consultant();
    await ask();
    const own = await link();
    for (let count = 0; count < 7; count += 1) expect((await confirm(own)).status).toBe(200);
    expect((await move(own)).status).toBe(200);
    expect(
      await app.dataSource.query(`SELECT FROM activities WHERE verb = 'updated' AND actor_id IS NULL`),
    ).toHaveLength(2);
  });

  it('never keeps a client from cancelling', async () => {
    await arrange();
    for (let count = 0; count < 5; count += 1) {
      expect((await move(await link(), wednesday, count % 2 ? '14:00' : '15:00')).status).toBe(200);
    }
    expect((await move(await link(), wednesday, '16:00')).status).toBe(429);
    expect(await cancel(await link())).toMatchObject({ status: 200, data: { status: 'CANCELLED' } });
  });
});
