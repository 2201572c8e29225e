import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../../config/config.js';
import { type MailMessage, MailTransport } from '../../integrations/mail/mail-transport.js';
import { isRefusedForGood, type MailError, reasonOf } from '../../integrations/mail/refusal.js';
import { personalLetters } from './letters/letter.js';
import { firmIn, renderLetter } from './letters/render-mail.js';
import { MailQueue } from './mail-queue.js';
import { MailStatus } from './mail-status.enum.js';
import type { ClaimedMail } from './next-mails.js';

/** How often to look for mails that other processes left, or whose time has come. */
const pollMs = 2_000;
/** How many mails are under way at the same time. */
const mostAtOnce = 4;
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
  /** Attempts that have not ended yet. */
  private readonly underWay = new Set<Promise<void>>();
  /** What is sent, and not marked so yet. */
  private sent: ClaimedMail[] = [];
  private readonly givingUp = new AbortController();
  private isRunning = false;
  private hasNew = false;
  private round: Promise<void> | undefined;
  private isQueueBroken = false;

  constructor(
    private readonly config: Config,
    private readonly queue: MailQueue,
    private readonly transport: MailTransport,
  ) {}

  /** From now on mails go out: at once after the commit that brings them, later ones when they are due. */
  async start(): Promise<void> {
    // The embedded database has one process; any other one that took a mail is dead.
    if (!this.config.databaseUrl) await this.queue.forgetLeases();
    this.isRunning = true;
    this.wake();
  }

  /** Before the database is closed: mails under way may arrive, what takes too long is given back. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isRunning = false;
    const grace = setTimeout(() => this.givingUp.abort(), graceMs);
    // First: the round that is running may still start attempts.
    await this.round;
    await Promise.all(this.underWay);
    await this.#takeNext();
    clearTimeout(grace);
  }

  /** Sends what is due, once this process sends at all. */
  @Interval(pollMs)
  wake(): void {
    this.hasNew = true;
    if (this.isRunning) this.round ??= this.#run();
  }

  /** Marks what is sent and takes what is due, as long as there is either. */
  async #run(): Promise<void> {
    while (this.hasNew && this.isRunning) {
      this.hasNew = false;
      await this.#takeNext();
    }
    // At once: who wakes from here on begins another round.
    this.round = undefined;
  }

  async #takeNext(): Promise<void> {
    const { sent } = this;
    const free = this.isRunning ? mostAtOnce - this.underWay.size : 0;
    if (sent.length === 0 && free === 0) return;
    this.sent = [];
    try {
      const { mails, done } = await this.queue.next(sent, free);
      this.isQueueBroken = false;
      for (const mail of mails) this.#start(mail);
      for (const mail of sent) if (!done.has(mail.id)) await this.#discardErased(mail);
    } catch (error) {
      this.sent.push(...sent);
      this.#reportQueue(error);
    }
  }

  /** Said once: as long as the database does not answer, every poll fails alike. */
  #reportQueue(error: unknown): void {
    if (!this.isQueueBroken) this.logger.error({ err: error }, 'The outbox cannot be read or written');
    this.isQueueBroken = true;
  }

  /** Where one was due there may be more, so each attempt looks again when it ends. */
  #start(mail: ClaimedMail): void {
    const attempt = this.#deliver(mail)
      .catch((error: unknown) => this.#reportQueue(error))
      .finally(() => {
        this.underWay.delete(attempt);
        this.wake();
      });
    this.underWay.add(attempt);
  }

  async #deliver(mail: ClaimedMail): Promise<void> {
    const deadline = AbortSignal.any([this.givingUp.signal, AbortSignal.timeout(longestAttemptMs)]);
    try {
      await this.transport.send(this.#message(mail), deadline);
      this.sent.push(mail);
    } catch (error) {
      if (this.givingUp.signal.aborted) await this.queue.release(mail);
      else await this.#putAway(mail, error as MailError);
    }
  }

  /** What cannot be marked as sent may be gone: the recipient's data was deleted meanwhile. Then its copy must not stay. */
  async #discardErased(mail: ClaimedMail): Promise<void> {
    if (!this.transport.keepsCopies || (await this.queue.isThere(mail))) return;
    await this.transport.discard([mail.messageId]);
  }

  async #putAway(mail: ClaimedMail, error: MailError): Promise<void> {
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
    const { messageId, replyTo, language, subject, calendarFile, references } = mail;
    const firm = firmIn(mail.firm, language, this.config.publicUrl);
    const { name = firm.name, address = firm.email } = this.config.mailFrom ?? {};
    return {
      ...{ messageId, replyTo, language, subject, calendarFile, references },
      isPersonal: personalLetters.includes(mail.kind),
      ...renderLetter(mail.letter!, firm, language),
      from: { name, address },
      to: mail.recipient,
      date: mail.createdAt,
    };
  }
}
