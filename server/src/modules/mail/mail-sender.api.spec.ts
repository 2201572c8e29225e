import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Build } from '../../../test/builders/build.js';
import { claimMail } from '../../../test/support/claim-mail.js';
import { freePort } from '../../../test/support/postgres-server.js';
import { header, readMail } from '../../../test/support/read-mail.js';
import { SmtpSink } from '../../../test/support/smtp-sink.js';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import type { Config } from '../../config/config.js';
import { MailQueue } from './mail-queue.js';
import { MailStatus } from './mail-status.enum.js';
import { MailSender } from './mail.module.js';
import { OutboxMail } from './outbox-mail.entity.js';

const hana = 'hana@mail.example';
const inquiry = { name: 'Hana', email: hana, subject: 'A house', message: 'Hello' };

let app: TestApp;
let sink: SmtpSink | undefined;

afterEach(async () => {
  await app.stop();
  await sink?.stop();
  sink = undefined;
});

async function start(config: Partial<Config> = {}): Promise<void> {
  app = await TestApp.start({ publicUrl: 'https://firm.example', ...config });
  await new Build(app.dataSource).settings();
}

const startSending = () => app.nest.get(MailSender).start();
const send = async () => expect((await app.post('/contact-inquiries', inquiry)).status).toBe(201);
const rows = () => app.dataSource.manager.find(OutboxMail, { order: { id: 'ASC' } });
const statuses = async () => (await rows()).map(({ status }) => status);
const makeDue = () => app.dataSource.query(`UPDATE outbox_mails SET next_attempt_at = now()`);
const until = (check: () => Promise<void> | void) => waitFor(check, 20_000);

describe('a mail server that is down', () => {
  it('delays mails, loses none and keeps nobody waiting', async () => {
    const port = await freePort();
    await start({ smtpUrl: `smtp://127.0.0.1:${port}` });
    await startSending();
    await send();
    await until(async () => expect((await rows()).map(({ lastError }) => lastError)).not.toContain(null));
    const waiting = await rows();
    expect(waiting.map(({ status, attempts }) => [status, attempts])).toEqual([
      [MailStatus.PENDING, 1],
      [MailStatus.PENDING, 1],
    ]);
    expect(waiting[0]!.lastError).toContain('ECONNREFUSED');
    const delays = waiting.map(({ nextAttemptAt }) => nextAttemptAt.getTime() - Date.now());
    expect(Math.min(...delays)).toBeGreaterThan(0);
    expect((await fetch(`${app.origin}/health/ready`)).status).toBe(200);

    sink = await SmtpSink.start(port);
    await makeDue();
    await until(async () => expect(await statuses()).toEqual([MailStatus.SENT, MailStatus.SENT]));
    const ids = sink.mails.map((mail) => header(mail, 'message-id')).sort();
    expect(ids).toEqual(waiting.map(({ messageId }) => `<${messageId}>`).sort());
    expect((await rows())[0]).toMatchObject({ lastError: null, sentAt: expect.any(Date) });
  });

  it('that refuses is retried, for three days', async () => {
    sink = await SmtpSink.start();
    sink.answer = async () => Object.assign(new Error('Come back later'), { responseCode: 451 });
    await start({ smtpUrl: sink.url });
    await send();
    await startSending();
    await until(async () => expect((await rows())[1]!.lastError).toContain('451 Come back later'));
    await app.dataSource.query(`UPDATE outbox_mails SET created_at = now() - interval '73 hours'`);
    await makeDue();
    await until(async () => expect(await statuses()).toEqual([MailStatus.FAILED, MailStatus.FAILED]));
    expect((await rows())[0]).toMatchObject({ attempts: 2, sentAt: null });
  });

  it('that is silent holds neither the database nor the stop of the server', async () => {
    sink = await SmtpSink.start();
    const requested = jest.fn();
    sink.answer = () => {
      requested();
      return new Promise(() => {});
    };
    await start({ smtpUrl: sink.url });
    await startSending();
    await send();
    await until(() => expect(requested).toHaveBeenCalledTimes(2));
    await send();
    expect(await statuses()).toHaveLength(4);
    const startedAt = Date.now();
    await app.nest.get(MailSender).beforeApplicationShutdown();
    expect(Date.now() - startedAt).toBeLessThan(8_000);
    // Given back, not postponed: the next start sends them at once.
    const due = await app.dataSource.query(
      `SELECT attempts FROM outbox_mails WHERE status = 'PENDING' AND next_attempt_at <= now()`,
    );
    expect(due).toEqual(Array.from({ length: 4 }, () => ({ attempts: 0 })));
  });

  it('that is silent leaves due what the server was taking as it stopped', async () => {
    sink = await SmtpSink.start();
    sink.answer = () => new Promise(() => {});
    await start({ smtpUrl: sink.url });
    await send();
    await startSending();
    await app.nest.get(MailSender).beforeApplicationShutdown();
    const due = await app.dataSource.query(
      'SELECT attempts FROM outbox_mails WHERE next_attempt_at <= now()',
    );
    expect(due).toEqual([{ attempts: 0 }, { attempts: 0 }]);
  });
});

describe('the outbox', () => {
  it('is looked into at once after a commit, without waiting for the next poll', async () => {
    sink = await SmtpSink.start();
    await start({ smtpUrl: sink.url });
    // The poll never comes round.
    const poll = jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => {}));
    await startSending();
    poll.mockRestore();
    await send();
    await until(() => expect(sink!.mails).toHaveLength(2));
  });

  it('hands each mail to one sender only, until the lease is over', async () => {
    await start();
    await send();
    await send();
    const queue = app.nest.get(MailQueue);
    const claimed = await Promise.all(Array.from({ length: 8 }, () => claimMail(queue)));
    const mails = claimed.filter((mail) => mail !== null);
    expect(mails.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
    expect(await claimMail(queue)).toBeNull();

    // Its owner was killed, or takes too long: somebody else has it now, and the first one no say any more.
    await app.dataSource.query('UPDATE outbox_mails SET next_attempt_at = now() WHERE id = 1');
    const again = await claimMail(queue);
    expect(again).toMatchObject({ id: 1, attempts: 2, messageId: (await rows())[0]!.messageId });
    await queue.postpone(
      mails.find(({ id }) => id === 1)!,
      'late',
    );
    expect((await rows())[0]).toMatchObject({ attempts: 2, lastError: null });
    await queue.next([again!], 0);
    expect((await rows())[0]).toMatchObject({ status: MailStatus.SENT });
  });
});

describe('without a mail server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('mails become files, one for each Message-ID', async () => {
    await start({ dataDir: folder, mailFrom: { address: 'robot@firm.example' } });
    await startSending();
    await send();
    await until(async () => expect(await statuses()).toEqual([MailStatus.SENT, MailStatus.SENT]));
    await app.dataSource.query(`UPDATE outbox_mails SET status = 'PENDING', next_attempt_at = now()`);
    await until(async () => expect(await statuses()).toEqual([MailStatus.SENT, MailStatus.SENT]));
    const files = readdirSync(join(folder, 'outbox'));
    expect(files.sort()).toEqual((await rows()).map(({ messageId }) => `${messageId}.eml`).sort());
    const [first] = await rows();
    const file = join(folder, 'outbox', `${first!.messageId}.eml`);
    const mail = readMail(readFileSync(file));
    expect(header(mail, 'to')).toBe(hana);
    expect(header(mail, 'from')).toBe('Demo firm <robot@firm.example>');
    expect(new Date(header(mail, 'date')).getTime()).toBe(
      Math.floor(first!.createdAt.getTime() / 1000) * 1000,
    );
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
