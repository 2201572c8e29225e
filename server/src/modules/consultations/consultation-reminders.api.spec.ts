import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { mailsTo, tokenIn } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { ConsultationRemindersService } from './consultation-reminders.service.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationStatus } from './consultation.enums.js';

const hana = 'hana@mail.example';

let app: TestApp;
let build: Build;
let token: string;
let reminders: ConsultationRemindersService;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
  reminders = app.nest.get(ConsultationRemindersService);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  token = await tokenOf(app, await build.admin());
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const meeting = (hours: number, given: object = {}) =>
  build.consultation({
    ...{ clientEmail: hana, status: ConsultationStatus.CONFIRMED, scheduledAt: inHours(hours) },
    ...given,
  });
const change = (id: number, body: object) => app.call('PUT', `/consultations/${id}`, { body, token });
const kinds = async () => (await mailsTo(app.dataSource, hana)).map(({ kind }) => kind);
/** As if so much time had gone by. */
const wait = (hours: number) =>
  app.dataSource.query(
    `UPDATE consultations SET scheduled_at = scheduled_at - make_interval(hours => $1),
       ends_at = ends_at - make_interval(hours => $1)`,
    [hours],
  );

describe('a reminder', () => {
  it('is written a day and two hours before, in the language of the client', async () => {
    await meeting(25, { language: SiteLanguage.om });
    await reminders.doDue();
    expect(await kinds()).toEqual([]);
    await app.dataSource.query('DELETE FROM consultations');
    await meeting(23.9, { language: SiteLanguage.om });
    await reminders.doDue();
    await reminders.doDue();
    const [first] = await mailsTo(app.dataSource, hana);
    expect(first!.subject).toBe('Yaadachiisa beellama gorsa keessanii');
    // It is too late to change by the link.
    expect(first!.text).not.toContain('/appointment#');
    expect(first!.text).toContain('bilbilaa');
    expect(await kinds()).toEqual(['consultation-reminder']);
    await app.dataSource.query('DELETE FROM consultations');
    await meeting(1.9);
    await reminders.doDue();
    await reminders.doDue();
    expect(await kinds()).toEqual(['consultation-reminder', 'consultation-reminder']);
  });

  it('brings a link where the meeting can still be changed', async () => {
    await app.call('PUT', '/consultations/rules', { body: { changeUntilHours: 1 }, token });
    await meeting(23);
    await reminders.doDue();
    const [mail] = await mailsTo(app.dataSource, hana);
    const own = await app.post('/consultations/own', { token: tokenIn(mail!) });
    expect(own).toMatchObject({ status: 200, data: { canChange: true } });
  });

  it('is written once by ten processes that look at the same time', async () => {
    for (const hours of [23, 20, 10, 1, 0.5]) {
      await meeting(hours, { endsAt: inHours(hours + 0.1), clientEmail: `c${hours}@mail.example` });
    }
    await Promise.all(Array.from({ length: 10 }, () => reminders.doDue()));
    await reminders.doDue();
    const [{ mails }] = await app.dataSource.query<[{ mails: number }]>(
      'SELECT count(*)::int AS mails FROM outbox_mails',
    );
    expect(mails).toBe(5);
  });

  it('is left out where the last one is due, and once the meeting has begun', async () => {
    await meeting(1);
    await meeting(-0.1, { clientEmail: hana });
    await reminders.doDue();
    await reminders.doDue();
    expect(await kinds()).toEqual(['consultation-reminder']);
  });

  it.each([
    ['requested', { status: ConsultationStatus.REQUESTED }],
    ['cancelled', { status: ConsultationStatus.CANCELLED }],
    ['over', { status: ConsultationStatus.COMPLETED }],
    ['in the trash', { deletedAt: new Date() }],
  ])('is not written of what is %s', async (_, given) => {
    await meeting(20, given);
    await reminders.doDue();
    expect(await kinds()).toEqual([]);
  });

  it('that waits to be sent is taken back when the meeting is moved, cancelled or trashed', async () => {
    for (const undo of ['move', 'cancel', 'trash']) {
      const { id } = await meeting(20);
      await reminders.doDue();
      expect(await kinds()).toEqual(['consultation-reminder']);
      if (undo === 'move') await change(id, { scheduledAt: inHours(72) });
      else if (undo === 'cancel') await change(id, { status: 'CANCELLED' });
      else await app.call('DELETE', `/consultations/${id}`, { token });
      expect(await kinds()).toEqual([undo === 'move' ? 'consultation-changed' : 'consultation-cancelled']);
      await reminders.doDue();
      expect(await kinds()).toHaveLength(1);
      await app.dataSource.query('DELETE FROM consultations; DELETE FROM outbox_mails');
    }
  });

  it('is written anew for a meeting that was moved', async () => {
    const { id } = await meeting(20);
    await reminders.doDue();
    await change(id, { scheduledAt: inHours(72) });
    await wait(49);
    await reminders.doDue();
    expect(await kinds()).toEqual(['consultation-changed', 'consultation-reminder']);
  });

  it('is not sent right after the confirmation', async () => {
    const { id } = await meeting(20, { status: ConsultationStatus.REQUESTED });
    await change(id, { status: 'CONFIRMED', scheduledAt: inHours(20) });
    await reminders.doDue();
    expect(await kinds()).toEqual(['consultation-scheduled']);
    const stored = await app.dataSource.manager.findOneByOrFail(Consultation, { id });
    expect(stored).toMatchObject({ remindedOf: stored.scheduledAt, remindedHours: 24 });
  });
});
