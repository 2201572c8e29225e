import { expect } from '@jest/globals';
import { header } from '../read-mail.js';
import { waitFor } from '../wait-for.js';
import type { SiteOfTwo } from './site-of-two.js';

/** What the outbox held, and what of it arrived. */
export interface MailFigures {
  written: number;
  lost: number;
  doubled: number;
}

/** Longer than a mail whose sender is dead stays with it. */
const patienceMs = 90_000;

/** Waits until nothing is left to send. */
export async function untilSent(site: SiteOfTwo): Promise<void> {
  const unsent = `SELECT FROM outbox_mails WHERE status <> 'SENT'`;
  await waitFor(async () => (await site.query(unsent)).length === 0, patienceMs);
}

/** Counts once all are sent. */
export async function countMails(site: SiteOfTwo): Promise<MailFigures> {
  const rows = await site.query<{ recipient: string }>(
    'SELECT recipient FROM outbox_mails ORDER BY recipient',
  );
  const { mails } = site.sink;
  const different = new Set(mails.map((mail) => header(mail, 'message-id')));
  // By whom they went to, too: that each was another mail says nothing of whose it was.
  const recipients = mails.flatMap((mail) => mail.recipients).sort();
  expect(recipients).toEqual(rows.map(({ recipient }) => recipient).sort());
  return {
    written: rows.length,
    lost: rows.length - different.size,
    doubled: mails.length - different.size,
  };
}
