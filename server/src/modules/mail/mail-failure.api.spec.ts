import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { SmtpSink } from '../../../test/support/smtp-sink.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { NotificationDto } from '../notifications/dto/notification.dto.js';
import type { NotificationPage } from '../notifications/dto/notification-page.dto.js';
import { MailSender } from './mail.module.js';
import { MailQueue } from './mail-queue.js';
import { MailStatus } from './mail-status.enum.js';
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
  vi.waitFor(async () => {
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
    expect((await warnings()).map(({ message }) => message).sort()).toEqual([
      `Inquiry confirmation to ${hana} (Hana: A house) was refused: 554 Not wanted here`,
      `Staff mail about the inquiry to ${office} (Hana: A house) was refused: 554 Not wanted here`,
    ]);
  });

  it.each([
    ['for now', () => void (sink.answerRecipient = () => answer(450, 'Greylisted'))],
    ['because of its sender', () => void (sink.answerSender = () => answer(550, 'Not your domain'))],
  ])('%s is tried again, and nobody is told', async (_why, refuse) => {
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
    await app.call('PUT', `/consultations/${id}`, { body: { status: 'CANCELLED' }, token });
    await app.post('/auth/signup', { name: 'Abebe', email: hana, password: 'Correct1' });
    await settled();
    const told = (await warnings()).map(({ message, actionUrl }) => [message.split(' was ')[0], actionUrl]);
    expect(told.sort()).toEqual([
      [`Consultation cancellation to ${hana} (Meron: A hotel)`, '/admin/consultations?view=1'],
      [`Order confirmation to ${hana} (Selam: Ridge House)`, '/admin/orders?view=1'],
      [`Welcome mail to ${hana} (Abebe: ${hana})`, '/admin/users?search=hana%40mail.example'],
    ]);
  });

  it('is told in one line that fits, whatever the mail server says', async () => {
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
  it('is told of once, whoever tried it', async () => {
    await app.nest.get(MailSender).beforeApplicationShutdown();
    await inquire();
    await app.dataSource.query(`DELETE FROM outbox_mails WHERE recipient = $1`, [office]);
    await app.dataSource.query(`UPDATE outbox_mails SET created_at = now() - interval '73 hours'`);
    const queue = app.nest.get(MailQueue);
    const late = (await queue.claim())!;
    await app.dataSource.query('UPDATE outbox_mails SET next_attempt_at = now()');
    const mail = (await queue.claim())!;
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
    await queue.refuse((await queue.claim())!, '550 No');
    expect((await rows())[0]).toMatchObject({ status: MailStatus.FAILED });
    expect(await warnings()).toEqual([]);
  });
});
