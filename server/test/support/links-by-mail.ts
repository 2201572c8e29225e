import type { DataSource } from 'typeorm';
import { OutboxMail } from '../../src/modules/mail/outbox-mail.entity.js';

/** All mails to an address, the oldest first. */
export function mailsTo(dataSource: DataSource, recipient: string): Promise<OutboxMail[]> {
  return dataSource.getRepository(OutboxMail).find({ where: { recipient }, order: { id: 'ASC' } });
}

/** The token of the link in a mail. */
export function tokenIn({ text }: OutboxMail): string {
  return /#([\w-]{43})\s/.exec(text)![1]!;
}

/** The token of the newest link that an address was sent. */
export async function tokenSentTo(dataSource: DataSource, recipient: string): Promise<string> {
  return tokenIn((await mailsTo(dataSource, recipient)).at(-1)!);
}
