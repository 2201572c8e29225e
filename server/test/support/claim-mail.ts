import type { MailQueue } from '../../src/modules/mail/mail-queue.js';
import type { ClaimedMail } from '../../src/modules/mail/next-mails.js';

/** Takes the next mail that is due, as a sender does; null where there is none. */
export async function claimMail(queue: MailQueue): Promise<ClaimedMail | null> {
  const { mails } = await queue.next([], 1);
  return mails[0] ?? null;
}
