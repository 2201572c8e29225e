import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { afterCommit } from '../../common/after-commit.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { MailTransport } from '../../integrations/mail/mail-transport.js';
import { OutboxMail } from './outbox-mail.entity.js';

const mailsAtOnce = 500;

export type GoneMail = Pick<OutboxMail, 'messageId'>;

/** Removes the .eml files of a mail folder once the outbox has their mails no more. */
@Injectable()
export class MailCopies {
  constructor(
    @InjectRepository(OutboxMail) private readonly mails: Repository<OutboxMail>,
    private readonly transport: MailTransport,
  ) {}

  /** Removes copies once the transaction that removes their mails from the outbox is committed. */
  discardWith(manager: EntityManager, gone: GoneMail[]): void {
    if (!this.transport.keepsCopies || gone.length === 0) return;
    // Where it fails, the cleanup job comes back to them.
    afterCommit(manager, 'Files of mails that are gone could not be removed', () =>
      this.transport.discard(gone.map(({ messageId }) => messageId)),
    );
  }

  /** What a process that was killed, or one on another machine, could not remove at once. */
  @CleanupJob('files of mails that are gone')
  async removeForgotten(): Promise<void> {
    if (!this.transport.keepsCopies) return;
    const stored = await this.transport.findStored();
    for (let start = 0; start < stored.length; start += mailsAtOnce) {
      const names = stored.slice(start, start + mailsAtOnce);
      const begins = names.map((name) => name.split('@')[0]);
      const known = await this.mails
        .createQueryBuilder('mail')
        .select(`regexp_replace(mail.messageId, '[^A-Za-z0-9_.@-]', '_', 'g')`, 'name')
        .where(`split_part(mail.messageId, '@', 1) = ANY (:begins)`, { begins })
        .getRawMany<{ name: string }>();
      const stays = new Set(known.map(({ name }) => name));
      await this.transport.discard(names.filter((name) => !stays.has(name)));
    }
  }
}
