import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { textLimits } from '../../common/text-limits.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import type { News } from '../notifications/notifications.module.js';
import { type FirmRow, selectFirm } from '../settings/settings.module.js';
import { selectActiveOffice } from '../accounts/accounts.module.js';
import { LinkPurpose, newSecretLink, SecretLink } from '../secret-links/secret-links.module.js';
import { lockConfirmations, mayConfirm } from './confirmation-limit.js';
import type { Letter, LetterKind, Person, StaffLetter, VisitorLetter } from './letter.js';
import { type Answer, OneStatement } from '../../common/one-statement.js';
import { oneLine } from '../../common/one-line.js';
import { clientKinds } from '../../common/record-kind.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { firmIn } from './render-mail.js';
import { writeToStaff } from './staff-letters.js';
import { calendarWords, writeToVisitor } from './visitor-letters.js';

/** What is written because of one thing that a visitor did, or that was done for them. */
export interface Occasion {
  /** What it is about. */
  record: News;
  visitor: Person;
  toVisitor: VisitorLetter;
  /** Left out where it was staff who did it, or it is nothing to them. */
  toStaff?: StaffLetter;
  /**
   * Whether anybody can have the letter sent to any address, so that one of too many is left out; as it is where staff
   * get a mail too, unless it says otherwise.
   */
  isLimited?: boolean;
}

/** What is written to staff alone. */
type ForStaff = Required<Pick<Occasion, 'record' | 'visitor' | 'toStaff'>>;

/** What there is to know before anything is written. */
export interface Desk {
  firm: Answer<FirmRow>;
  office: Answer<{ email: string }>;
}

/** All of a mail but what becomes of it. */
type Written = Pick<OutboxMail, keyof Envelope | 'messageId' | 'subject' | 'letter' | 'calendarFile'>;

type Envelope = Pick<OutboxMail, 'kind' | 'record' | 'recipient' | 'replyTo' | 'language'>;

/** Where mails are left to be sent. */
@Injectable()
export class MailOutbox {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Writes the mails of an occasion in the transaction that makes it, so that both are there or neither.
   * @returns the message id of the visitor's; undefined where there is no firm that could write, or no address of theirs
   */
  async add(manager: EntityManager, occasion: Occasion): Promise<string | undefined> {
    const question = new OneStatement(manager);
    const isLimited = occasion.isLimited ?? occasion.toStaff !== undefined;
    const confirmed = (isLimited && occasion.visitor.email) || undefined;
    const desk = this.open(question, confirmed, occasion.toStaff !== undefined);
    await question.send();
    const statement = new OneStatement(manager);
    const messageId = this.write(statement, desk, occasion);
    await statement.send();
    return messageId;
  }

  /** Writes to staff alone, in the transaction of what the mail is about. */
  async notifyStaff(manager: EntityManager, occasion: ForStaff): Promise<void> {
    const question = new OneStatement(manager);
    const desk = this.open(question, undefined, true);
    await question.send();
    const [settings] = desk.firm();
    if (!settings) return;
    const statement = new OneStatement(manager);
    this.#writeToStaff(statement, occasion, settings, desk);
    await statement.send();
  }

  /** Takes back mails of a kind that wait to be sent, because what they say of their record is no longer so. */
  async withdraw(manager: EntityManager, kind: LetterKind, { subject, id }: News): Promise<void> {
    await manager.query(
      `DELETE FROM outbox_mails WHERE status = 'PENDING' AND kind = $1
         AND record->>'subject' = $2 AND (record->>'id')::int = $3`,
      [kind, subject, id],
    );
  }

  /**
   * Asks for what `write` has to know; a statement before that of `write`, within the same transaction.
   * @param confirmed the visitor's address, where what is sent to it has bounds
   * @param tellsStaff whether staff are written to too
   */
  open(statement: OneStatement, confirmed: string | undefined, tellsStaff = confirmed !== undefined): Desk {
    if (confirmed !== undefined) statement.add(lockConfirmations, [confirmed]);
    return {
      firm: statement.add<FirmRow>(selectFirm),
      office: tellsStaff ? statement.add(selectActiveOffice) : () => [],
    };
  }

  /**
   * Writes the mails of an occasion as parts of a statement.
   * @param desk what `open` learned
   * @returns the message id of the visitor's; undefined where there is no firm that could write, or no address of theirs
   */
  write(
    statement: OneStatement,
    desk: Desk,
    { record, visitor, toVisitor, toStaff, isLimited }: Occasion,
  ): string | undefined {
    const [settings] = desk.firm();
    // A database that was never filled has no firm that could write.
    if (!settings) return undefined;
    const { email } = visitor;
    let messageId: string | undefined;
    if (email !== null) {
      const kind = clientKinds.find((each) => (each as string) === record.subject);
      // Mails about accounts bring none.
      const isRequested = toVisitor.kind === 'own-records-link';
      const purpose = isRequested ? LinkPurpose.ALL_OWN_RECORDS : LinkPurpose.OWN_RECORD;
      const own = kind && newSecretLink({ purpose, kind, recordId: record.id });
      const to = { ...visitor, email };
      const confirmation = this.#toVisitor(toVisitor, record, to, settings, own?.token);
      const limit = (isLimited ?? toStaff) ? { given: mayConfirm(email, toVisitor.kind) } : undefined;
      // What a visitor sends is stored and staff are notified in any case; only the confirmation can be one too many.
      statement.insert(OutboxMail, confirmation, limit);
      if (own) statement.insert(SecretLink, own.link, limit);
      ({ messageId } = confirmation);
    }
    if (toStaff) this.#writeToStaff(statement, { record, visitor, toStaff }, settings, desk);
    return messageId;
  }

  #writeToStaff(
    statement: OneStatement,
    { record, visitor, toStaff }: ForStaff,
    settings: FirmRow,
    desk: Desk,
  ): void {
    const { language } = settings;
    const firm = firmIn(settings, language, this.config.publicUrl);
    const letter = writeToStaff(toStaff, visitor, firm, language);
    const replyTo = visitor.email ?? firm.email;
    const envelope = { kind: toStaff.kind, record, replyTo, language };
    for (const recipient of staffAddresses(settings, desk.office())) {
      statement.insert(OutboxMail, this.#mail({ ...envelope, recipient }, letter));
    }
  }

  #toVisitor(
    letter: VisitorLetter,
    record: News,
    visitor: Person & { email: string },
    settings: FirmRow,
    ownToken: string | undefined,
  ): Written {
    const { email: recipient, language } = visitor;
    const firm = firmIn(settings, language, this.config.publicUrl);
    const envelope = { kind: letter.kind, record, recipient, replyTo: firm.email, language };
    const mail = this.#mail(envelope, writeToVisitor(letter, visitor, firm, ownToken));
    const meeting = 'meeting' in letter ? letter.meeting : undefined;
    return { ...mail, calendarFile: meeting?.calendarFile(calendarWords(meeting, language, firm)) ?? null };
  }

  #mail(envelope: Envelope, letter: Letter): Written {
    return {
      ...envelope,
      messageId: `${randomUUID()}@${new URL(this.config.publicUrl).hostname}`,
      subject: oneLine(letter.subject, textLimits.title),
      letter,
      calendarFile: null,
    };
  }
}

/** What a new site starts with, until staff enter their own; nobody has a mailbox there. */
const placeholder = /@example\.(com|net|org)$/;

/** The firm's own address, else everybody who runs the site. */
function staffAddresses({ contactEmail }: FirmRow, office: { email: string }[]): string[] {
  return placeholder.test(contactEmail) ? office.map(({ email }) => email) : [contactEmail];
}
