import type { DataSource, FindOptionsWhere } from 'typeorm';
import { firmIn, renderLetter } from '../../src/modules/mail/letters/render-mail.js';
import { OutboxMail } from '../../src/modules/mail/outbox-mail.entity.js';
import { type FirmRow, selectFirm } from '../../src/modules/settings/settings.module.js';

/** A mail of the outbox as it is sent; empty where its letter went once it was sent. */
export type RenderedMail = OutboxMail & { html: string; text: string };

/** Mails of the outbox, the oldest first. */
export async function mailsWhere(
  dataSource: DataSource,
  where: FindOptionsWhere<OutboxMail> = {},
): Promise<RenderedMail[]> {
  const mails = await dataSource.getRepository(OutboxMail).find({ where, order: { id: 'ASC' } });
  const [settings] = await dataSource.query<FirmRow[]>(selectFirm);
  return mails.map((mail) => {
    const firm = firmIn(settings!, mail.language, 'https://site.example');
    const rendered = mail.letter ? renderLetter(mail.letter, firm, mail.language) : { html: '', text: '' };
    return Object.assign(mail, rendered);
  });
}

/** All mails to an address, the oldest first. */
export function mailsTo(dataSource: DataSource, recipient: string): Promise<RenderedMail[]> {
  return mailsWhere(dataSource, { recipient });
}

/** The token of the link in a mail. */
export function tokenIn({ text }: Pick<RenderedMail, 'text'>): string {
  return /#([\w-]{43})\s/.exec(text)![1]!;
}

/** The token of the newest link that an address was sent. */
export async function tokenSentTo(dataSource: DataSource, recipient: string): Promise<string> {
  return tokenIn((await mailsTo(dataSource, recipient)).at(-1)!);
}
