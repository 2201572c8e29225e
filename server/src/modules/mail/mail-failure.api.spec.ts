import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { claimMail } from '../../../test/support/claim-mail.js';
import { SmtpSink } from '../../../test/support/smtp-sink.js';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import type { NotificationDto, NotificationPage } from '../notifications/dto/notification.dto.js';
import { MailQueue } from './mail-queue.js';
import { MailStatus } from './mail-status.enum.js';
import { MailSender } from './mail.module.js';
import { OutboxMail } from './outbox-mail.entity.js';

const office = 'office@firm.example';
const hana = 'hana@mail.example';
const inquiry = { name: 'Hana', email: hana, subject: 'A house', message: 'Hello' };
const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

let sink: SmtpSink;
let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  sink = await SmtpSink.start();
  app = await TestApp.start({ smtpUrl: sink.url, publicUrl: 'https://firm.example' });
  build = new Build(app.dataSource);
});
afterAll(async () => {
  await app.stop();
  await sink.stop();
});
beforeEach(async () => {
  await app.empty();
  sink.mails.length = 0;
  await build.settings();
  token = await tokenOf(app, await build.admin());
});

const rows = () => app.dataSource.manager.find(OutboxMail, { order: { id: 'ASC' } });
const warnings = async (as = token): Promise<NotificationDto[]> => {
  const { data } = await app.get<NotificationPage>('/notifications?limit=50', { token: as });
  return data.data.filter(({ type }) => type === 'warning');
};
/** Waits until no mail is under way. */
const settled = () =>
  waitFor(async () => {
    const mails = await rows();
    expect(mails.filter(({ status, lastError }) => status === 'PENDING' && lastError === null)).toEqual([]);
    return mails;
  }, 20_000);
const inquire = async () => expect((await app.post('/contact-inquiries', inquiry)).status).toBe(201);

describe('a mail that the mail server refuses', () => {
  beforeAll(() => app.nest.get(MailSender).start());
  afterEach(() => {
    sink.answer = async () => undefined;
    sink.answerRecipient = () => undefined;
    sink.answerSender = () => undefined;
  });

  it('for good fails at once, and every administrator learns which one, to whom and why', async () => {
    sink.answerRecipient = (address) => (address === hana ? answer(550, '5.1.1 No such user') : undefined);
    const colleague = await tokenOf(app, await build.admin());
    await inquire();
    const [toVisitor, toOffice] = await settled();
    expect(toVisitor).toMatchObject({ status: MailStatus.FAILED, attempts: 1, sentAt: null });
    expect(toVisitor!.lastError).toBe('550 5.1.1 No such user');
    expect(toOffice).toMatchObject({ status: MailStatus.SENT });
    for (const each of [token, colleague]) {
      expect(await warnings(each)).toMatchObject([
        {
          title: 'Mail could not be delivered',
          message: `Inquiry confirmation to ${hana} (Hana: A house) was refused: 550 5.1.1 No such user`,
          subject: 'inquiry',
          subjectId: 1,
          actionUrl: '/admin/contacts?view=1',
          isRead: false,
        },
      ]);
    }
  });

  it('because of what it says fails at once, and a mail to staff causes no more mails', async () => {
    sink.answer = async () => answer(554, 'Not wanted here');
    await inquire();
    const mails = await settled();
    expect(mails.map(({ recipient, status, attempts }) => [recipient, status, attempts])).toEqual([
      [hana, MailStatus.FAILED, 1],
      [office, MailStatus.FAILED, 1],
    ]);
    expect(await warnings()).toMatchObject([
      {
        title: '2 mails could not be delivered',
        message: expect.stringMatching(
          /^(Inquiry confirmation|Staff mail about the inquiry) to .* \(Hana: A house\) was refused: 554 Not wanted here \(and 1 more\)$/,
        ),
        failedMails: 2,
        isRead: false,
      },
    ]);
  });

  it.each([
    ['for now', () => void (sink.answerRecipient = () => answer(450, 'Greylisted'))],
    ['because of its sender', () => void (sink.answerSender = () => answer(550, 'Not your domain'))],
  ])('%s is tried again, and notifies nobody', async (_why, refuse) => {
    refuse();
    await inquire();
    const mails = await settled();
    expect(mails.map(({ status }) => status)).toEqual([MailStatus.PENDING, MailStatus.PENDING]);
    expect(mails[0]!.nextAttemptAt.getTime()).toBeGreaterThan(Date.now());
    expect(await warnings()).toEqual([]);
  });

  it('leads to its order, consultation or account', async () => {
    sink.answerRecipient = (address) => (address === office ? undefined : answer(550, 'Unknown'));
    const { id: projectId } = await build.project({ title: 'Ridge House', isForSale: true });
    await app.post('/design-orders', { name: 'Selam', email: hana, phone: '0911', projectId });
    const { id } = await build.consultation({ clientName: 'Meron', topic: 'A hotel', clientEmail: hana });
    const notified: string[][] = [];
    const note = async () => {
      await settled();
      const [newest] = await warnings();
      notified.push([newest!.message.split(' was ')[0]!, newest!.actionUrl]);
    };
    await note();
    await app.call('PUT', `/consultations/${id}`, { body: { status: 'CANCELLED' }, token });
    await note();
    await app.post('/auth/signup', { name: 'Abebe', email: hana, password: 'Correct1' });
    await note();
    expect(notified.sort()).toEqual([
      [`Consultation cancellation to ${hana} (Meron: A hotel)`, '/admin/consultations?view=1'],
      [`Order confirmation to ${hana} (Selam: Ridge House)`, '/admin/orders?view=1'],
      [`Welcome mail to ${hana} (Abebe: ${hana})`, '/admin/users?search=hana%40mail.example'],
    ]);
  });

  it('is reported in one short line, also where the mail server says more', async () => {
    sink.answer = async () => answer(554, `Bad\u202E ${'x'.repeat(480)}`);
    await app.post('/contact-inquiries', { ...inquiry, name: 'N'.repeat(120), subject: 'S'.repeat(200) });
    const [mail] = await settled();
    const [warning] = await warnings();
    for (const text of [warning!.message, mail!.lastError!]) {
      expect(text).toContain('554 Bad xxx');
      expect(text.length).toBeLessThanOrEqual(500);
    }
  });
});

describe('a mail whose time is over', () => {
  it('is reported once by all processes', async () => {
    await app.nest.get(MailSender).beforeApplicationShutdown();
    await inquire();
    await app.dataSource.query(`DELETE FROM outbox_mails WHERE recipient = $1`, [office]);
    await app.dataSource.query(`UPDATE outbox_mails SET created_at = now() - interval '73 hours'`);
    const queue = app.nest.get(MailQueue);
    const late = (await claimMail(queue))!;
    await app.dataSource.query('UPDATE outbox_mails SET next_attempt_at = now()');
    const mail = (await claimMail(queue))!;
    // The first one's lease is over: somebody else has the mail now, and says what became of it.
    await queue.refuse(late, 'late');
    expect(await warnings()).toEqual([]);
    const reason = 'connect ECONNREFUSED';
    await Promise.all([
      queue.postpone(mail, reason),
      queue.postpone(mail, reason),
      queue.refuse(mail, reason),
    ]);
    expect((await warnings()).map(({ message }) => message)).toEqual([
      expect.stringMatching(
        / \(Hana: A house\) was (given up after three days|refused): connect ECONNREFUSED$/,
      ),
    ]);
    expect((await rows())[0]).toMatchObject({ status: MailStatus.FAILED, lastError: reason });
  });

  it('fails quietly where nobody knows its record any more', async () => {
    await inquire();
    await app.dataSource.query('UPDATE outbox_mails SET record = NULL');
    const queue = app.nest.get(MailQueue);
    await queue.refuse((await claimMail(queue))!, '550 No');
    expect((await rows())[0]).toMatchObject({ status: MailStatus.FAILED });
    expect(await warnings()).toEqual([]);
  });
});

describe('the notification of failed mails', () => {
  const retry = (id: number, as: string | undefined = token, headers = {}) =>
    app.post<NotificationDto>(`/notifications/${id}/retry-mails`, undefined, { token: as, headers });

  beforeAll(async () => {
    // What tests before this one left is not sent.
    await app.empty();
    await app.nest.get(MailSender).start();
  });
  afterEach(() => {
    sink.answer = async () => undefined;
  });

  /** Two mails that the mail server did not want. @returns their notification */
  async function failTwo(): Promise<NotificationDto> {
    sink.answer = async () => answer(554, 'Not wanted here');
    await inquire();
    await settled();
    return (await warnings())[0]!;
  }

  it('sends all of them again, and is read for everybody', async () => {
    const colleague = await tokenOf(app, await build.admin());
    const { id } = await failTwo();
    sink.answer = async () => undefined;
    expect(await retry(id)).toMatchObject({
      status: 200,
      data: { id, failedMails: 2, isRead: true, sentAgainAt: expect.any(String) },
    });
    // What arrived is noted a moment later.
    await waitFor(async () => {
      const mails = await rows();
      expect(mails.map(({ status, attempts }) => [status, attempts])).toEqual([
        [MailStatus.SENT, 1],
        [MailStatus.SENT, 1],
      ]);
    }, 10_000);
    expect(sink.mails).toHaveLength(2);
    for (const each of [token, colleague]) expect(await warnings(each)).toMatchObject([{ id, isRead: true }]);
  });

  it('sends them once for repeated and simultaneous requests', async () => {
    const { id } = await failTwo();
    await app.nest.get(MailSender).beforeApplicationShutdown();
    const answers = await Promise.all([retry(id), retry(id), retry(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const queue = app.nest.get(MailQueue);
    for (const mail of [await claimMail(queue), await claimMail(queue)]) await queue.next([mail!], 0);
    expect((await retry(id)).status).toBe(200);
    expect(await claimMail(queue)).toBeNull();
    await app.nest.get(MailSender).start();
  });

  it('gives them three days anew', async () => {
    const { id } = await failTwo();
    await app.nest.get(MailSender).beforeApplicationShutdown();
    await app.dataSource.query(`UPDATE outbox_mails SET created_at = now() - interval '80 hours'`);
    await retry(id);
    const queue = app.nest.get(MailQueue);
    expect(await queue.postpone((await claimMail(queue))!, 'connect ECONNREFUSED')).toBe(MailStatus.PENDING);
    await app.nest.get(MailSender).start();
  });

  it('is a new one for what fails again, fails a day later, or fails when all have read the last', async () => {
    const first = await failTwo();
    await retry(first.id);
    await waitFor(async () => expect((await warnings())[0]).toMatchObject({ failedMails: 2 }), 10_000);
    await waitFor(async () => {
      const [newest] = await warnings();
      expect(newest).toMatchObject({ failedMails: 2, isRead: false, sentAgainAt: null });
    }, 10_000);
    await app.dataSource.query(`UPDATE notifications SET created_at = now() - interval '25 hours'`);
    await failTwo();
    expect((await warnings()).map(({ failedMails }) => failedMails)).toEqual([2, 2, 2]);
    await app.post('/notifications/read-all', undefined, { token });
    await failTwo();
    expect((await warnings()).map(({ failedMails }) => failedMails)).toEqual([2, 2, 2, 2]);
  });

  it('grows with each failure, to be seen anew by those who had read it', async () => {
    const colleague = await tokenOf(app, await build.admin());
    const { id } = await failTwo();
    await app.call('PATCH', `/notifications/${id}/read`, { token });
    const { id: newer } = await failTwo();
    expect(newer).toBeGreaterThan(id);
    for (const each of [token, colleague]) {
      expect(await warnings(each)).toMatchObject([
        { id: newer, title: '4 mails could not be delivered', failedMails: 4, isRead: false },
      ]);
    }
  });

  it('lets the others be sent when the record of one is deleted for good', async () => {
    await inquire();
    await settled();
    const { id } = await failTwo();
    const [{ subject_id: last }] = await app.dataSource.query<[{ subject_id: number }]>(
      'SELECT subject_id FROM notifications WHERE id = $1',
      [id],
    );
    await app.dataSource.query(`UPDATE outbox_mails SET failure_id = $1, status = 'FAILED'`, [id]);
    await app.call('DELETE', `/contact-inquiries/${last}`, { token });
    await app.call('DELETE', `/bin/inquiry/${last}`, { token });
    expect(await warnings()).toMatchObject([{ id, message: expect.not.stringContaining('Hana') }]);
    expect((await retry(id)).status).toBe(200);
    expect((await rows()).map(({ status }) => status)).not.toContain(MailStatus.FAILED);
  });

  it('is for staff, and for notifications of mails that are there', async () => {
    const visitor = await tokenOf(app, await build.user());
    const { id } = await failTwo();
    expect((await app.post(`/notifications/${id}/retry-mails`)).status).toBe(401);
    expect((await retry(id, visitor)).status).toBe(403);
    expect((await retry(4711)).status).toBe(404);
    await app.dataSource.query('DELETE FROM outbox_mails');
    expect(await retry(id)).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
  });
});
