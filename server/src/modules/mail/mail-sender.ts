import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { WakeAfterCommit } from '../../common/wake-after-commit.js';
import { type MailMessage, MailTransport } from '../../integrations/mail/mail-transport.js';
import { isRefusedForGood, type MailError, reasonOf } from '../../integrations/mail/refusal.js';
import { type ClaimedMail, MailQueue } from './mail-queue.js';
import { MailStatus } from './mail-status.enum.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { firmIn, renderLetter } from './render-mail.js';

/** How often to look for mails that other processes left, or whose time has come. */
const pollMs = 2_000;
/** How many mails are under way at the same time. */
const mostLanes = 4;
/** How long an attempt may take; shorter than the lease, so that no two attempts overlap. */
const longestAttemptMs = 45_000;
/** How long a server that stops waits for the mails under way. */
const graceMs = 5_000;

/**
 * Sends what lies in the outbox, beside the requests. Any number of server processes may do so at once. The
 * database is queried before and after an attempt, never held during it.
 */
@Injectable()
export class MailSender implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MailSender.name);
  private readonly lanes = new Set<Promise<void>>();
  private readonly givingUp = new AbortController();
  private isRunning = false;
  private isNews = false;
  private isQueueBroken = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: MailQueue,
    private readonly transport: MailTransport,
  ) {}

  /** From now on mails go out: at once after the commit that brings them, later ones when they are due. */
  async start(): Promise<void> {
    // The embedded database has one process; any other one that took a mail is dead.
    if (!this.config.databaseUrl) await this.queue.forgetLeases();
    this.isRunning = true;
    this.dataSource.subscribers.push(new WakeAfterCommit(OutboxMail, () => this.wake()));
    this.wake();
  }

  /** Before the database is closed: mails under way may arrive, what takes too long is given back. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isRunning = false;
    const grace = setTimeout(() => this.givingUp.abort(), graceMs);
    await Promise.all(this.lanes);
    clearTimeout(grace);
  }

  /** Sends what is due, once this process sends at all. */
  @Interval(pollMs)
  wake(): void {
    this.isNews = true;
    this.#startLane();
  }

  #startLane(): void {
    if (!this.isRunning || this.lanes.size >= mostLanes) return;
    const lane = this.#work().finally(() => this.lanes.delete(lane));
    this.lanes.add(lane);
  }

  /** One mail after another, until none is due. */
  async #work(): Promise<void> {
    try {
      let sent: ClaimedMail | undefined;
      while (this.isRunning) {
        this.isNews = false;
        const mail = sent ? await this.queue.completeAndClaim(sent) : await this.queue.claim();
        sent = undefined;
        this.isQueueBroken = false;
        if (mail) {
          // Where there is one there may be more, which need not wait for this one.
          this.#startLane();
          if (await this.#deliver(mail)) sent = mail;
        } else if (!this.isNews) return;
      }
      if (sent) await this.queue.complete(sent);
    } catch (error) {
      // Said once: as long as the database does not answer, every poll fails alike.
      if (!this.isQueueBroken) this.logger.error({ err: error }, 'The outbox cannot be read or written');
      this.isQueueBroken = true;
    }
  }

  /** @returns whether it was sent; else it is given back or put away already */
  async #deliver(mail: ClaimedMail): Promise<boolean> {
    const deadline = AbortSignal.any([this.givingUp.signal, AbortSignal.timeout(longestAttemptMs)]);
    try {
      await this.transport.send(this.#message(mail), deadline);
      await this.#discardErased(mail);
      return true;
    } catch (error) {
      if (this.givingUp.signal.aborted) await this.queue.release(mail);
      else await this.#putAway(mail, error as MailError);
      return false;
    }
  }

  /** The recipient's data was deleted while it was being sent: then its copy must not stay. */
  async #discardErased(mail: OutboxMail): Promise<void> {
    if (!this.transport.keepsCopies || (await this.queue.isThere(mail))) return;
    await this.transport.discard([mail.messageId]);
  }

  async #putAway(mail: OutboxMail, error: MailError): Promise<void> {
    const status = isRefusedForGood(error)
      ? await this.queue.refuse(mail, reasonOf(error))
      : await this.queue.postpone(mail, reasonOf(error));
    const { id, kind, attempts } = mail;
    const { code, responseCode } = error;
    // Without the server's words, which often hold the recipient's address; the outbox keeps them.
    const facts = { mail: { id, kind, attempts }, code, responseCode };
    if (status === MailStatus.FAILED) this.logger.error(facts, 'A mail was given up');
    else this.logger.warn(facts, 'A mail could not be sent and will be tried again');
  }

  #message(mail: ClaimedMail): MailMessage {
    const { messageId, replyTo, language, subject, calendarFile } = mail;
    const firm = firmIn(mail.firm, language, this.config.publicUrl);
    const { name = firm.name, address = firm.email } = this.config.mailFrom ?? {};
    return {
      ...{ messageId, replyTo, language, subject, calendarFile },
      ...renderLetter(mail.letter!, firm, language),
      from: { name, address },
      to: mail.recipient,
      date: mail.createdAt,
    };
  }
}
