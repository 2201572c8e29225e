import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ConsultationLinksService } from '../../src/modules/consultations/consultations.module.js';
import { Build, tokenOf } from '../builders/build.js';
import { upcomingDay } from '../builders/upcoming-day.js';
import { TestApp } from '../support/test-app.js';

const monday = 1;
const stranger = 'stranger@mail.example';
const office = 'office@firm.example';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
});

async function mailsTo(recipient: string, kind = '%'): Promise<number> {
  const [row] = await app.dataSource.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM outbox_mails WHERE recipient = $1 AND kind LIKE $2',
    [recipient, kind],
  );
  return row!.count;
}

const inquire = (email = stranger) =>
  app.post('/contact-inquiries', { name: 'Hana', email, subject: 'A house', message: 'We want one.' });

describe('forms in the name of a stranger', () => {
  it('send them at most five confirmations an hour, while all are filed and mailed to the office', async () => {
    const { id: projectId } = await build.project({ isForSale: true });
    const day = upcomingDay(monday);
    const submissions = [
      ...Array.from({ length: 4 }, () => inquire),
      () =>
        app.post('/design-orders', { name: 'Hana', email: stranger, phone: '+251 900 000 001', projectId }),
      () =>
        app.post('/consultations', {
          clientName: 'Hana',
          clientEmail: 'Stranger@mail.example',
          type: 'INITIAL',
          meetingType: 'PHONE',
          topic: 'A house',
          preferredDate: day,
        }),
      () => app.post('/auth/signup', { name: 'Hana', email: stranger, password: 'Correct1' }),
      ...Array.from({ length: 4 }, () => inquire),
    ];
    for (const submit of submissions) expect((await submit()).status).toBe(201);
    expect(await mailsTo(stranger)).toBe(5);
    expect(await mailsTo(office)).toBe(submissions.length);
    // Others get theirs.
    await inquire('other@mail.example');
    expect(await mailsTo('other@mail.example')).toBe(1);
  });

  it('bring them five when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => inquire()));
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(201));
    expect(await mailsTo(stranger)).toBe(5);
    expect(await mailsTo(office)).toBe(15);
  });

  it('bring them the next one when the hour is over', async () => {
    for (let count = 0; count < 6; count += 1) await inquire();
    await app.dataSource.query(`UPDATE outbox_mails SET created_at = created_at - interval '61 minutes'`);
    await inquire();
    expect(await mailsTo(stranger)).toBe(6);
  });

  it('keep nothing from them that staff arrange', async () => {
    for (let count = 0; count < 6; count += 1) await inquire();
    const token = await tokenOf(app, await build.admin());
    const { id } = await build.consultation({ clientEmail: stranger });
    const scheduledAt = `${upcomingDay(monday)}T10:00:00+03:00`;
    const body = { status: 'SCHEDULED', scheduledAt };
    expect((await app.call('PUT', `/consultations/${id}`, { token, body })).status).toBe(200);
    expect(await mailsTo(stranger, 'consultation-%')).toBe(1);
  });

  it('do not use up the links of the owner of the address', async () => {
    const { email } = await build.user({ email: stranger });
    await build.order({ email });
    for (let count = 0; count < 6; count += 1) await inquire();
    expect((await app.post('/auth/forgot-password', { email })).status).toBe(200);
    expect((await app.post('/my-requests/new-link', { email })).status).toBe(200);
    expect(await mailsTo(stranger, 'password-link')).toBe(1);
    expect(await mailsTo(stranger, 'my-requests-link')).toBe(1);
    // Nor without end.
    for (let count = 0; count < 7; count += 1) await app.post('/auth/forgot-password', { email });
    expect(await mailsTo(stranger, 'password-link')).toBe(5);
  });
});

describe('a consultation in the name of a stranger', () => {
  it('is moved at most five times a day, by all links together', async () => {
    const { id } = await build.consultation({ clientEmail: stranger });
    const links = app.nest.get(ConsultationLinksService);
    const move = async (time: string) => {
      const token = await app.dataSource.transaction((manager) => links.create(manager, id));
      return app.post('/consultations/own/move', { token, date: upcomingDay(monday), time });
    };
    for (const time of ['09:00', '10:00', '11:00', '14:00', '15:00']) {
      expect((await move(time)).status).toBe(200);
    }
    expect(await move('16:00')).toMatchObject({
      status: 429,
      message: 'This consultation was changed five times within a day. Please call us.',
    });
    expect(await mailsTo(stranger)).toBe(5);
  });
});
