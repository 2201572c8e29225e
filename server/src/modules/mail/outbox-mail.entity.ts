import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { EnumColumn, OptionalTextColumn, TextColumn, TimeColumn } from '../../common/database-columns.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { textLimits } from '../../common/text-limits.js';
import { type NotifiedRecord, Notification } from '../notifications/notifications.module.js';
import type { Letter, LetterKind } from './letters/letter.js';
import { MailStatus } from './mail-status.enum.js';

/** SQL: whether a mail is about one of the records `:ids` of the kind `:subject`. */
export const isAbout = `record->>'subject' = :subject AND (record->>'id')::int = ANY (:ids)`;

/** A mail to send: what it says is decided when it is written, how it looks when it is sent. */
@Entity('outbox_mails')
@Unique(['messageId'])
@Index(['nextAttemptAt'], { where: "status = 'PENDING'" })
@Index(['sentAt'])
@Index(['failureId'])
@Index(['createdAt'], { where: "status = 'FAILED'" })
@Index(['recordErased'], { where: 'record_erased' })
@Index('outbox_mails_record_idx', { synchronize: false })
@Index(['recipient', 'createdAt'])
export class OutboxMail {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Without the angle brackets. It identifies a mail that is sent twice. */
  @TextColumn(textLimits.short)
  messageId: string;

  @TextColumn(40)
  kind: LetterKind;

  /** What it is about, for the notification if it fails. Null where an older version wrote it and its record was gone. */
  @Column({ type: 'jsonb', nullable: true })
  record: NotifiedRecord | null;

  /** Whether the record was deleted for good while this waited: then it goes as soon as it waits no more. */
  @Column({ type: 'boolean', default: false })
  recordErased: boolean;

  @TextColumn(textLimits.email)
  recipient: string;

  @TextColumn(textLimits.email)
  replyTo: string;

  @EnumColumn(SiteLanguage)
  language: SiteLanguage;

  @TextColumn(textLimits.title)
  subject: string;

  /** Rendered when it is sent. Null once a letter is sent whose link acts as a password. */
  @Column({ type: 'jsonb', nullable: true })
  letter: Letter | null;

  /** An iCalendar file that goes along. */
  @Column({ type: 'text', nullable: true })
  calendarFile: string | null;

  @EnumColumn(MailStatus, { default: MailStatus.PENDING })
  status: MailStatus;

  /** How often it was tried; a sender owns it only while this stays. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** When somebody may take it. While it is being sent, the end of the lease of its sender. */
  @TimeColumn({ default: () => 'now()' })
  nextAttemptAt: Date;

  /** What went wrong last. */
  @OptionalTextColumn(textLimits.short)
  lastError: string | null;

  /** The notification for staff that it failed. */
  @Column({ type: 'integer', nullable: true })
  failureId: number | null;

  @ManyToOne(() => Notification, { onDelete: 'SET NULL' })
  failure: Notification | null;

  /** When somebody had it sent again; its time counts anew from then. */
  @TimeColumn({ nullable: true })
  retriedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @TimeColumn({ nullable: true })
  sentAt: Date | null;
}
