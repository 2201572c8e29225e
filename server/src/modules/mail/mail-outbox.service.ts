import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '../../common/after-commit.js';
import { insertRow } from '../../common/insert-row.js';
import { PreparedStatement } from '../../common/prepared-statement.js';
import { clientKinds } from '../../common/record-kind.js';
import { textLimits } from '../../common/text-limits.js';
import { oneLine } from '../../common/text/one-line.js';
import { Config } from '../../config/config.js';
import { selectActiveOffice, UserRole } from '../accounts/accounts.module.js';
import type { NotifiedRecord } from '../notifications/notifications.module.js';
import { LinkPurpose, newSecretLink, SecretLink } from '../secret-links/secret-links.module.js';
import { type FirmRow, selectFirm } from '../settings/settings.module.js';
import { countedWith, lockConfirmations, mayConfirm } from './confirmation-limit.js';
import type {
  Letter,
  LetterKind,
  NoticeLetter,
  Person,
  StaffLetter,
  VisitorLetter,
} from './letters/letter.js';
import { firmIn } from './letters/render-mail.js';
import { writeNotice, writeToStaff } from './letters/staff-letters.js';
import { calendarWords, writeToVisitor } from './letters/visitor-letters.js';
import { MailSender } from './mail-sender.js';
import { MailStatus } from './mail-status.enum.js';
import { isAbout, OutboxMail } from './outbox-mail.entity.js';

/** What is written because of one thing that a visitor did, or that was done for them. */
export interface MailRequest {
  /** What it is about. */
  record: NotifiedRecord;
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
type ForStaff = Required<Pick<MailRequest, 'record' | 'visitor' | 'toStaff'>>;

/** Who is written to, as far as it decides what there is to know before. */
interface Readers {
  /** The visitor, where what is sent to them has bounds. */
  limited?: { email: string; kind: LetterKind } | undefined;
  tellsStaff: boolean;
}

/** What there is to know before anything is written. */
export interface MailContext {
  /** Null in a database that was never filled: no firm could write. */
  firm: FirmRow | null;
  /** Null where staff are not written to. */
  office: { email: string; role: UserRole }[] | null;
  /** Whether the visitor gets a mail; no where it would be one of too many. */
  mayConfirm: boolean;
}

const selectMailContext = new PreparedStatement<MailContext>(
  'mail-context',
  `SELECT (SELECT row_to_json(firm) FROM (${selectFirm}) AS firm) AS firm,
    CASE WHEN $3 THEN (SELECT json_agg(office) FROM (${selectActiveOffice}) AS office) END AS office,
    $1::text IS NULL OR ${mayConfirm} AS "mayConfirm"`,
);

/** All of a mail but what becomes of it. */
type Written = Pick<OutboxMail, keyof Envelope | 'messageId' | 'subject' | 'letter' | 'calendarFile'>;

type Envelope = Pick<OutboxMail, 'kind' | 'record' | 'recipient' | 'replyTo' | 'language'>;

/** Where mails are left to be sent. */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly config: Config,
    private readonly sender: MailSender,
  ) {}

  /**
   * Writes the mails of a request in its transaction, so that both are stored or neither.
   * @returns the message id of the visitor's; undefined where there is no firm that could write, or no address of theirs
   */
  async add(manager: EntityManager, mailRequest: MailRequest): Promise<string | undefined> {
    const { email } = mailRequest.visitor;
    const tellsStaff = mailRequest.toStaff !== undefined;
    const isLimited = email !== null && (mailRequest.isLimited ?? tellsStaff);
    const limited = isLimited ? { email, kind: mailRequest.toVisitor.kind } : undefined;
    return this.write(manager, await this.open(manager, { limited, tellsStaff }), mailRequest);
  }

  /** Writes to staff alone, in the transaction of what the mail is about. */
  async notifyStaff(manager: EntityManager, mailRequest: ForStaff): Promise<void> {
    const mailContext = await this.open(manager, { tellsStaff: true });
    if (mailContext.firm)
      await Promise.all(this.#writeToStaff(manager, mailRequest, mailContext.firm, mailContext.office));
  }

  /** Writes to administrators about the installation, in the transaction of the notification. */
  async notifyAdmins(manager: EntityManager, record: NotifiedRecord, letter: NoticeLetter): Promise<void> {
    const { firm: settings, office } = await this.open(manager, { tellsStaff: true });
    if (!settings) return;
    const { language } = settings;
    const firm = firmIn(settings, language, this.config.publicUrl);
    const envelope = { kind: letter.kind, record, replyTo: firm.email, language };
    const admins = office?.filter(({ role }) => role === UserRole.ADMIN) ?? [];
    const written = writeNotice(letter, firm, language);
    const mails = staffAddresses(settings, admins).map((recipient) =>
      this.#put(manager, this.#mail({ ...envelope, recipient }, written)),
    );
    await Promise.all(mails);
  }

  /** Takes back mails of a kind that wait to be sent, because what they say of their record is no longer so. */
  async withdraw(manager: EntityManager, kind: LetterKind, { subject, id }: NotifiedRecord): Promise<void> {
    const mails = manager.createQueryBuilder().delete().from(OutboxMail);
    await mails
      .where({ status: MailStatus.PENDING, kind })
      .andWhere(isAbout, { subject, ids: [id] })
      .execute();
  }

  /** Finds what `write` has to know, within the same transaction. */
  async open(manager: EntityManager, { limited, tellsStaff }: Readers): Promise<MailContext> {
    const locked = limited && lockConfirmations.run(manager, [limited.email]);
    const kinds = limited && countedWith(limited.kind);
    const [[mailContext]] = await Promise.all([
      selectMailContext.run(manager, [limited?.email ?? null, kinds ?? null, tellsStaff]),
      locked,
    ]);
    return mailContext!;
  }

  /**
   * Writes the mails of a request.
   * @param mailContext what `open` found
   * @returns the message id of the visitor's; undefined where there is no firm that could write, or no address of theirs
   */
  async write(
    manager: EntityManager,
    { firm, office, mayConfirm: mayWrite }: MailContext,
    { record, visitor, toVisitor, toStaff }: MailRequest,
  ): Promise<string | undefined> {
    if (!firm) return undefined;
    const written: Promise<unknown>[] = [];
    const { email } = visitor;
    let messageId: string | undefined;
    if (email !== null) {
      const kind = clientKinds.find((each) => (each as string) === record.subject);
      // Mails about accounts bring none.
      const isRequested = toVisitor.kind === 'my-requests-link';
      const purpose = isRequested ? LinkPurpose.ALL_MY_REQUESTS : LinkPurpose.MY_REQUEST;
      const own = kind && newSecretLink({ purpose, kind, recordId: record.id });
      const confirmation = this.#toVisitor(toVisitor, record, { ...visitor, email }, firm, own?.token);
      ({ messageId } = confirmation);
      // What a visitor sends is stored and staff are notified in any case; only the confirmation can be one too many.
      if (mayWrite) {
        written.push(this.#put(manager, confirmation));
        if (own) written.push(insertRow(manager, SecretLink, own.link));
      }
    }
    if (toStaff) written.push(...this.#writeToStaff(manager, { record, visitor, toStaff }, firm, office));
    await Promise.all(written);
    return messageId;
  }

  #writeToStaff(
    manager: EntityManager,
    { record, visitor, toStaff }: ForStaff,
    settings: FirmRow,
    office: MailContext['office'],
  ): Promise<unknown>[] {
    const { language } = settings;
    const firm = firmIn(settings, language, this.config.publicUrl);
    const letter = writeToStaff(toStaff, visitor, firm, language);
    const replyTo = visitor.email ?? firm.email;
    const envelope = { kind: toStaff.kind, record, replyTo, language };
    return staffAddresses(settings, office ?? []).map((recipient) =>
      this.#put(manager, this.#mail({ ...envelope, recipient }, letter)),
    );
  }

  /** It goes out at once after the commit. */
  #put(manager: EntityManager, mail: Written): Promise<unknown> {
    afterCommit(manager, 'Mails go out later', () => this.sender.wake());
    return insertRow(manager, OutboxMail, mail);
  }

  #toVisitor(
    letter: VisitorLetter,
    record: NotifiedRecord,
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
