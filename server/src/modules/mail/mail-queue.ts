import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, type ObjectLiteral, Raw, Repository } from 'typeorm';
import { type Erased, EraseStep, refreshStatistics } from '../../common/erasure/erasure.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { textLimits } from '../../common/text-limits.js';
import { oneLine } from '../../common/text/one-line.js';
import { NotificationsService } from '../notifications/notifications.module.js';
import { type GoneMail, MailCopies } from './mail-copies.service.js';
import { mailNames } from './mail-names.js';
import { MailStatus } from './mail-status.enum.js';
import { measureOutbox } from './measure-outbox.js';
import { type ClaimedMail, leaseSeconds, nextMails, type TakenMail } from './next-mails.js';
import { isAbout, OutboxMail } from './outbox-mail.entity.js';
import { mostPutOffMs, retryDelay } from './retry-delay.js';

/** What was written to whom, sent or not, for questions about it. */
const retention = '90 days';

/** What is over, by the indexes of each. */
const overdue = [
  `sent_at < now() - interval '${retention}'`,
  `status = 'FAILED' AND created_at < now() - interval '${retention}'`,
  `record_erased AND status <> 'PENDING'`,
];

/** Hands out the mails that are due, each to one sender at a time, and notes what became of them. */
@Injectable()
export class MailQueue implements OnModuleInit {
  constructor(
    @InjectRepository(OutboxMail) private readonly mails: Repository<OutboxMail>,
    private readonly notifications: NotificationsService,
    private readonly metrics: Metrics,
    private readonly copies: MailCopies,
  ) {}

  @CleanupJob('old mails')
  async removeOld(): Promise<void> {
    for (const where of overdue) await removeOld(this.mails, where);
  }

  /** What waits for longer than anything is put off was put off before the database's clock was set back. */
  @CleanupJob('mails that wait for a clock')
  async catchUp(): Promise<void> {
    await this.#makeDue(`> now() + interval '${mostPutOffMs} milliseconds'`);
  }

  /** After the metrics of the pool, which would else count the connections that these wait for. */
  onModuleInit(): void {
    this.metrics.add(...measureOutbox(this.mails));
  }

  /**
   * Marks mails as sent, and takes the next ones for a minute.
   * @param most how many to take
   * @returns those, and what it marked
   */
  async next(sent: TakenMail[], most: number): Promise<{ mails: ClaimedMail[]; done: Set<number> }> {
    const ids = sent.map(({ id }) => id);
    const rows = await nextMails.run(this.mails.manager, [ids, sent.map(({ attempts }) => attempts), most]);
    return { mails: rows.filter(({ id }) => id !== null), done: new Set(rows[0]!.done) };
  }

  /**
   * Makes mails due that a process took and died with. Only for a database that nobody else works on. A mail whose
   * attempt failed and whose time is near anyway may come a little early; the two look alike.
   */
  async forgetLeases(): Promise<void> {
    await this.#makeDue(`<= now() + interval '${leaseSeconds} seconds'`);
  }

  /** Makes waiting mails due whose next attempt is within some time, or after it. */
  async #makeDue(when: string): Promise<void> {
    const nextAttemptAt = Raw((column) => `${column} ${when}`);
    const waiting = { status: MailStatus.PENDING, nextAttemptAt };
    await this.mails.update(waiting, { nextAttemptAt: () => 'now()' });
  }

  /** Whether a mail is still there; of a person who was erased while it went out, nothing is. */
  isThere({ id }: TakenMail): Promise<boolean> {
    return this.mails.existsBy({ id });
  }

  /** Puts a mail off whose attempt failed, or gives it up when its time is over. */
  async postpone(mail: ClaimedMail, reason: string): Promise<MailStatus> {
    const since = mail.retriedAt ?? mail.createdAt;
    const delayMs = retryDelay(mail.attempts, Date.now() - since.getTime());
    if (delayMs === null) {
      await this.#fail(mail, reason, 'was given up after three days');
      return MailStatus.FAILED;
    }
    await this.mails.update(owned(mail), {
      nextAttemptAt: () => `now() + interval '${delayMs} milliseconds'`,
      lastError: asStored(reason),
    });
    return MailStatus.PENDING;
  }

  /** Gives a mail up that the mail server will never take. */
  async refuse(mail: ClaimedMail, reason: string): Promise<MailStatus> {
    await this.#fail(mail, reason, 'was refused');
    return MailStatus.FAILED;
  }

  /** Puts failed mails back, as if they had just been written. @returns how many */
  async retryMails(manager: EntityManager, which: FindOptionsWhere<OutboxMail>): Promise<number> {
    const failed = { ...which, status: MailStatus.FAILED };
    const { affected } = await manager.update(OutboxMail, failed, {
      ...{ status: MailStatus.PENDING, attempts: 0 },
      nextAttemptAt: () => 'now()',
      retriedAt: () => 'now()',
    });
    return affected!;
  }

  /** Gives a mail back untried, so that anybody may take it at once. */
  async release(mail: TakenMail): Promise<void> {
    await this.mails.update(owned(mail), {
      attempts: mail.attempts - 1,
      nextAttemptAt: () => 'now()',
    });
  }

  /**
   * Both or neither, and only by who owns the mail: staff are notified of each mail once, and of those of one outage
   * together, in a new notification that takes the place of the one before. They appear on the screen,
   * never by a mail, which could fail like this one.
   */
  async #fail(mail: ClaimedMail, reason: string, outcome: string): Promise<void> {
    const { kind, recipient } = mail;
    await this.mails.manager.transaction(async (manager) => {
      const changes = { status: MailStatus.FAILED, lastError: asStored(reason) };
      const { affected } = await manager.update(OutboxMail, owned(mail), changes);
      if (affected !== 1) return;
      // Its record may have gone for good since the mail was taken; now nobody else changes it.
      const { record } = await manager.findOneByOrFail(OutboxMail, { id: mail.id });
      if (!record) return;
      const open = await this.notifications.findOpenFailure(manager);
      const others = open ? await manager.countBy(OutboxMail, failedOf(open)) : 0;
      const failedMail = { name: mailNames[kind], recipient, outcome: `${outcome}: ${reason}`, others };
      const failureId = await this.notifications.add(manager, { ...record, failedMail });
      await manager.update(OutboxMail, mail.id, { failureId });
      if (!open) return;
      await manager.update(OutboxMail, failedOf(open), { failureId });
      await this.notifications.withdraw(manager, open);
    });
  }

  /**
   * What still waits about a record that goes, such as that a meeting is cancelled, is sent all the same; a cleanup job
   * removes it afterwards. Of a person who is erased nothing stays, also what is just being sent.
   */
  @EraseStep('before')
  async erase(manager: EntityManager, { subject, ids, person }: Erased): Promise<void> {
    const about = { subject, ids };
    await this.#remove(manager, person ? isAbout : `${isAbout} AND status <> 'PENDING'`, about);
    if (!person) {
      const mails = manager.createQueryBuilder().update(OutboxMail);
      await mails.set({ recordErased: true, record: null }).where(isAbout, about).execute();
      return;
    }
    // What an earlier version wrote says of no record, and what waits of one that was deleted no longer does.
    const emails = person.emails.map((email) => email.toLowerCase());
    await this.#remove(manager, 'record IS NULL AND lower(recipient) = ANY (:emails)', { emails });
    refreshStatistics(manager, OutboxMail);
  }

  async #remove(manager: EntityManager, which: string, parameters: ObjectLiteral): Promise<void> {
    const mails = manager.createQueryBuilder().delete().from(OutboxMail).where(which, parameters);
    const { raw } = await mails.returning('message_id AS "messageId"').execute();
    this.copies.discardWith(manager, raw as GoneMail[]);
  }
}

function failedOf(failureId: number): FindOptionsWhere<OutboxMail> {
  return { failureId, status: MailStatus.FAILED };
}

function asStored(reason: string): string {
  return oneLine(reason, textLimits.short);
}

/** Only while nobody else has taken the mail since: whose lease is over has no say any more. */
function owned({ id, attempts }: TakenMail): FindOptionsWhere<OutboxMail> {
  return { id, attempts, status: MailStatus.PENDING };
}
