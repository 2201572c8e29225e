import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, Repository } from 'typeorm';
import { type Erased, Erasure } from '../../common/erasure/erasure.js';
import { forgetExamples } from '../../common/erasure/forget-examples.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { oneLine } from '../../common/one-line.js';
import { textLimits } from '../../common/text-limits.js';
import { NotificationsService } from '../notifications/notifications.module.js';
import { type FirmRow, selectFirm } from '../settings/settings.module.js';
import { lettersWithLink } from './letter.js';
import { MailCopies } from './mail-copies.service.js';
import { mailNames } from './mail-names.js';
import { measureOutbox } from './measure-outbox.js';
import { MailStatus } from './mail-status.enum.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { mostPutOffMs, retryDelay } from './retry-delay.js';

/** What was written to whom, sent or not, for questions about it. */
const retention = '90 days';

/**
 * Longer than an attempt may take. A process that is killed meanwhile loses the mail to the next one; nobody has to
 * notice the death.
 */
export const leaseSeconds = 60;

/** What the driver answers to an update: its rows, and how many they are. */
type Updated = [rows: Record<string, unknown>[], count: number];

/** A mail that somebody has taken, with the firm in whose name it goes. */
export type ClaimedMail = OutboxMail & { firm: FirmRow };

/**
 * The mail that has waited longest. Who else is just taking one is passed over, not waited for; "=" and not "IN",
 * because a subquery with a limit must run only once.
 */
const claimNext = `
  UPDATE outbox_mails SET attempts = attempts + 1, next_attempt_at = now() + interval '${leaseSeconds} seconds'
  WHERE id = (
    SELECT id FROM outbox_mails WHERE status = 'PENDING' AND next_attempt_at <= now()
    ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING *, (SELECT row_to_json(firm) FROM (${selectFirm}) AS firm) AS firm`;

/** What nobody may read here once it is sent: links that act as passwords. */
const withLink = lettersWithLink.map((kind) => `'${kind}'`).join(', ');

/** Of other letters all stays but the tokens of their links. */
const letterWithoutTokens = `CASE WHEN kind IN (${withLink}) THEN NULL
    ELSE regexp_replace(letter::text, '#[A-Za-z0-9_-]{43}', '#…', 'g')::jsonb END`;

/** Only while nobody else has taken the mail since: whose lease is over has no say any more. */
const complete = `UPDATE outbox_mails SET status = 'SENT', sent_at = now(), last_error = NULL,
    letter = ${letterWithoutTokens}
  WHERE id = $1 AND attempts = $2 AND status = 'PENDING' RETURNING id`;

/** A mail whose attempt failed and whose time is near anyway may come a little early; the two look alike. */
const forgetLeases = `UPDATE outbox_mails SET next_attempt_at = now()
  WHERE status = 'PENDING' AND next_attempt_at <= now() + interval '${leaseSeconds} seconds'`;

/** What waits for longer than anything is put off was put off before the database's clock was set back. */
const catchUp = `UPDATE outbox_mails SET next_attempt_at = now()
  WHERE status = 'PENDING' AND next_attempt_at > now() + interval '${mostPutOffMs} milliseconds'`;

/** What is over, by the indexes of each. */
const overdue = {
  'sent mails': `sent_at < now() - interval '${retention}'`,
  'failed mails': `status = 'FAILED' AND created_at < now() - interval '${retention}'`,
  'mails of erased records': `record_erased AND status <> 'PENDING'`,
};

/** Of records of a kind, those that some ids name. */
const isAbout = `record->>'subject' = $1 AND (record->>'id')::int = ANY ($2)`;

/** Hands out the mails that are due, each to one sender at a time, and notes what became of them. */
@Injectable()
export class MailQueue implements OnModuleInit {
  constructor(
    @InjectRepository(OutboxMail) private readonly mails: Repository<OutboxMail>,
    private readonly cleanup: CleanupScheduler,
    private readonly notifications: NotificationsService,
    private readonly erasure: Erasure,
    private readonly metrics: Metrics,
    private readonly copies: MailCopies,
  ) {}

  onModuleInit(): void {
    const { dataSource } = this.mails.manager;
    for (const [name, where] of Object.entries(overdue)) {
      this.cleanup.add(name, () => removeOld(dataSource, { table: 'outbox_mails', where }));
    }
    this.cleanup.add('mails that wait for a clock', () => this.mails.query(catchUp));
    this.erasure.add((manager, erased) => this.#forget(manager, erased));
    this.metrics.add(...measureOutbox(dataSource));
  }

  /** Takes the next mail that is due for a minute; null when there is none. */
  async claim(): Promise<ClaimedMail | null> {
    return this.#claimed(await this.mails.query<Updated>(claimNext));
  }

  /** Notes that a mail is sent, and takes the next one. */
  async completeAndClaim({ id, attempts }: OutboxMail): Promise<ClaimedMail | null> {
    const parameters = [id, attempts];
    return this.#claimed(
      await this.mails.query<Updated>(`WITH done AS (${complete}) ${claimNext}`, parameters),
    );
  }

  #claimed([[row]]: Updated): ClaimedMail | null {
    if (!row) return null;
    const named = this.mails.metadata.columns.map(({ databaseName, propertyName }) => [
      propertyName,
      row[databaseName],
    ]);
    return { ...(Object.fromEntries(named) as OutboxMail), firm: row['firm'] as FirmRow };
  }

  /** Makes mails due that a process took and died with. Only for a database that nobody else works on. */
  async forgetLeases(): Promise<void> {
    await this.mails.query(forgetLeases);
  }

  async complete({ id, attempts }: OutboxMail): Promise<void> {
    await this.mails.query(complete, [id, attempts]);
  }

  /** Whether a mail is still there; of a person who was erased while it went out, nothing is. */
  isThere({ id }: OutboxMail): Promise<boolean> {
    return this.mails.existsBy({ id });
  }

  /** Puts a mail off whose attempt failed, or gives it up when its time is over. */
  async postpone(mail: OutboxMail, reason: string): Promise<MailStatus> {
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
  async refuse(mail: OutboxMail, reason: string): Promise<MailStatus> {
    await this.#fail(mail, reason, 'was refused');
    return MailStatus.FAILED;
  }

  /** Puts the failed mails of a notification back, as if they had just been written. @returns how many */
  retry(manager: EntityManager, failureId: number): Promise<number> {
    return this.retryMails(manager, { failureId });
  }

  /** Puts failed mails back, as if they had just been written. @returns how many */
  async retryMails(manager: EntityManager, which: FindOptionsWhere<OutboxMail>): Promise<number> {
    const { affected } = await manager.update(
      OutboxMail,
      { ...which, status: MailStatus.FAILED },
      {
        status: MailStatus.PENDING,
        attempts: 0,
        nextAttemptAt: () => 'now()',
        retriedAt: () => 'now()',
      },
    );
    return affected!;
  }

  /** Gives a mail back untried, so that anybody may take it at once. */
  async release(mail: OutboxMail): Promise<void> {
    await this.mails.update(owned(mail), { attempts: mail.attempts - 1, nextAttemptAt: () => 'now()' });
  }

  /**
   * Both or neither, and only by who owns the mail: staff are notified of each mail once, and of those of one outage
   * together, in a new notification that takes the place of the one before. They appear on the screen,
   * never by a mail, which could fail like this one.
   */
  async #fail(mail: OutboxMail, reason: string, outcome: string): Promise<void> {
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
  async #forget(manager: EntityManager, { subject, ids, person }: Erased): Promise<void> {
    const about = [subject, ids];
    const [gone] = await manager.query<Gone>(
      `DELETE FROM outbox_mails WHERE ${isAbout} ${person ? '' : `AND status <> 'PENDING'`} ${returned}`,
      about,
    );
    this.copies.discardWith(
      manager,
      gone.map(({ messageId }) => messageId),
    );
    if (!person) {
      await manager.query(
        `UPDATE outbox_mails SET record_erased = TRUE, record = NULL WHERE ${isAbout}`,
        about,
      );
      return;
    }
    // What an earlier version wrote says of no record, and what waits of one that was deleted no longer does.
    const [others] = await manager.query<Gone>(
      `DELETE FROM outbox_mails WHERE record IS NULL AND lower(recipient) = ANY ($1) ${returned}`,
      [person.emails.map((email) => email.toLowerCase())],
    );
    this.copies.discardWith(
      manager,
      others.map(({ messageId }) => messageId),
    );
    forgetExamples(manager, OutboxMail);
  }
}

const returned = 'RETURNING message_id AS "messageId"';

type Gone = [rows: { messageId: string }[], count: number];

function failedOf(failureId: number): FindOptionsWhere<OutboxMail> {
  return { failureId, status: MailStatus.FAILED };
}

function asStored(reason: string): string {
  return oneLine(reason, textLimits.short);
}

/** Only while nobody else has taken the mail since: whose lease is over has no say any more. */
function owned({ id, attempts }: OutboxMail): FindOptionsWhere<OutboxMail> {
  return { id, attempts, status: MailStatus.PENDING };
}
