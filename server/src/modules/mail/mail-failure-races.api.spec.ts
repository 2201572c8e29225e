import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { claimMail } from '../../../test/support/claim-mail.js';
import { lockWaits } from '../../../test/support/lock-waits.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { NotificationPage } from '../notifications/dto/notification.dto.js';
import { MailQueue } from './mail-queue.js';
import { MailStatus } from './mail-status.enum.js';
import { OutboxMail } from './outbox-mail.entity.js';

let app: TestApp;
let queue: MailQueue;
let token: string;

beforeAll(async () => {
  app = await TestApp.start({ smtpUrl: 'smtp://127.0.0.1:1', publicUrl: 'https://firm.example' });
  queue = app.nest.get(MailQueue);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  const build = new Build(app.dataSource);
  await build.settings();
  token = await tokenOf(app, await build.admin());
  // A mail to the visitor and one to staff.
  const inquiry = { name: 'Hana', email: 'hana@mail.example', subject: 'A house', message: 'Hello' };
  expect((await app.post('/contact-inquiries', inquiry)).status).toBe(201);
});

const claim = async () => (await claimMail(queue))!;
const warnings = async () => {
  const { data } = await app.get<NotificationPage>('/notifications', { token });
  return data.data.filter(({ type }) => type === 'warning');
};

/** Holds what a statement locks until the work is under way. @returns the work, which goes on */
async function whileHeld<Result>(statement: string, work: () => Promise<Result>): Promise<Result> {
  const other = app.dataSource.createQueryRunner();
  await other.startTransaction();
  await other.query(statement);
  try {
    return await work();
  } finally {
    await other.commitTransaction();
    await other.release();
  }
}

(process.env['TEST_DATABASE'] === 'postgresql' ? describe : describe.skip)(
  'a mail that is just being given up',
  () => {
    it('waits for no staff who send the others again, who wait for it', async () => {
      const [one, another] = [await claim(), await claim()];
      await queue.refuse(one, '550 No');
      const { id } = (await warnings())[0]!;
      const both = await whileHeld(`SELECT FROM outbox_mails WHERE id = ${one.id} FOR UPDATE`, async () => {
        const failed = queue.refuse(another, '550 No');
        await lockWaits(app, 1);
        const retried = app.post(`/notifications/${id}/retry-mails`, undefined, { token });
        await lockWaits(app, 2);
        return { failed, retried };
      });
      expect(await both.failed).toBe(MailStatus.FAILED);
      // Another one has taken its place.
      expect((await both.retried).status).toBe(404);
      expect(await warnings()).toMatchObject([{ failedMails: 2, sentAgainAt: null }]);
    });

    it('creates none for a record that was just deleted for good', async () => {
      const mail = await claim();
      const erase = `UPDATE outbox_mails SET record_erased = TRUE, record = NULL`;
      const { failed } = await whileHeld(erase, async () => {
        const failed = queue.refuse(mail, '550 No');
        await lockWaits(app, 1);
        return { failed };
      });
      await failed;
      expect(await warnings()).toEqual([]);
      const { status } = await app.dataSource.manager.findOneByOrFail(OutboxMail, { id: mail.id });
      expect(status).toBe(MailStatus.FAILED);
    });
  },
);
