import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../../common/insert-row.js';
import { type MailContext, MailOutbox } from '../mail/mail.module.js';
import {
  type NotifiedRecord,
  NotificationEvent,
  NotificationsService,
  NotificationSubject,
} from '../notifications/notifications.module.js';
import { newSecretLink, SecretLink } from '../secret-links/secret-links.module.js';
import { isScheduled } from './consultation-calendar-file.js';
import { ConsultationLetters, requestedOf } from './consultation-letters.js';
import { consultationLink } from './consultation-link.js';
import { requestedInstant } from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { isBooked, isCancelled, isMeeting } from './consultation.enums.js';
import { skipPastReminders } from './noted-reminders.js';

type Client = Pick<Consultation, 'id' | 'topic' | 'clientName' | 'clientEmail' | 'clientPhone' | 'language'>;

type Requested = Client &
  Pick<
    Consultation,
    | 'description'
    | 'clientCompany'
    | 'preferredDate'
    | 'preferredTime'
    | 'meetingType'
    | 'referenceCode'
    | 'dueAt'
  >;

/** What clients and staff are written about consultations. */
@Injectable()
export class ConsultationMails {
  constructor(
    private readonly mails: MailOutbox,
    private readonly letters: ConsultationLetters,
    private readonly notifications: NotificationsService,
  ) {}

  /** Finds what `notifyRequested` has to know. */
  openRequest(manager: EntityManager, email: string | null): Promise<MailContext> {
    const limited = email === null ? undefined : ({ email, kind: 'consultation-requested' } as const);
    return this.mails.open(manager, { limited, tellsStaff: true });
  }

  /** Writes the mails of a request. @param files how many came with it */
  async notifyRequested(
    manager: EntityManager,
    mailContext: MailContext,
    consultation: Requested,
    files: number,
  ): Promise<void> {
    const { topic, description, clientCompany, dueAt } = consultation;
    const requested = requestedOf(consultation);
    const { token, link } = newSecretLink(consultationLink(consultation));
    await Promise.all([
      consultation.clientEmail && insertRow(manager, SecretLink, link),
      this.mails.write(manager, mailContext, {
        ...aboutAndTo(consultation),
        toVisitor: {
          kind: 'consultation-requested',
          requested,
          token,
          code: consultation.referenceCode,
          dueAt,
        },
        toStaff: { kind: 'new-consultation', topic, description, company: clientCompany, requested, files },
      }),
    ]);
  }

  /** Notifies staff of a new consultation. @param byId the account that entered it */
  async notifyStaff(manager: EntityManager, consultation: Client, byId: number | undefined): Promise<void> {
    await this.notifications.add(manager, notifiedConsultation(consultation), byId);
  }

  /** Writes to the client of a meeting that staff stored as agreed; without a time there is nothing to write yet. */
  async notifyAgreed(manager: EntityManager, id: number): Promise<void> {
    await this.notifyMoved(manager, await manager.findOneByOrFail(Consultation, { id }));
  }

  /** Writes to the client what a change means to them, if anything. What is past already is no news. */
  async notifyChanged(manager: EntityManager, before: Consultation, after: Consultation): Promise<void> {
    if (!after.clientEmail) return;
    const toVisitor = await this.letters.ofChange(manager, before, after);
    // Of a meeting whose time was removed nobody is reminded.
    if (!toVisitor && isMeeting(before) && after.scheduledAt === null) {
      await this.#forgetReminders(manager, after);
    }
    if (!toVisitor) return;
    await this.#forgetReminders(manager, after);
    await this.mails.add(manager, { ...aboutAndTo(after), toVisitor });
  }

  /** Reminds the client of a meeting. */
  async remind(manager: EntityManager, consultation: Consultation): Promise<void> {
    // Who gave a phone number only is called.
    if (!isScheduled(consultation) || !consultation.clientEmail) return;
    const toVisitor = await this.letters.reminder(manager, consultation);
    await this.mails.add(manager, { ...aboutAndTo(consultation), toVisitor });
  }

  /** Writes to client and staff what the client changed by the link of a mail. */
  async notifyChangedByClient(
    manager: EntityManager,
    before: Consultation,
    after: Consultation,
  ): Promise<void> {
    // Where nothing is scheduled yet it is the requested time that is another one.
    const toVisitor =
      (await this.letters.ofChange(manager, before, after)) ?? (await this.letters.receipt(manager, after));
    const { topic } = after;
    const [formerly, begins] = [timeOf(before), timeOf(after)];
    const toStaff = isCancelled(after)
      ? ({ kind: 'consultation-called-off', topic, begins: formerly } as const)
      : ({ kind: 'consultation-moved', topic, begins, formerly } as const);
    await this.#forgetReminders(manager, after);
    await this.mails.add(manager, { ...aboutAndTo(after), toVisitor, toStaff });
    const event = isCancelled(after) ? NotificationEvent.CALLED_OFF : NotificationEvent.MOVED;
    await this.notifications.add(manager, { ...notifiedConsultation(after), event });
  }

  /** Informs the client that the time they requested is free again, with a link to take it back or choose another. */
  async notifyHoldEnded(manager: EntityManager, consultation: Consultation): Promise<void> {
    if (!consultation.clientEmail) return;
    const toVisitor = await this.letters.holdEnded(manager, consultation);
    await this.mails.add(manager, { ...aboutAndTo(consultation), toVisitor });
  }

  /** Sends the client a new link, where the one of an earlier mail is lost or no longer good. */
  async sendLink(manager: EntityManager, consultation: Consultation): Promise<void> {
    const toVisitor = await this.letters.newLink(manager, consultation);
    await this.mails.add(manager, { ...aboutAndTo(consultation), toVisitor, isLimited: true });
  }

  /**
   * Writes to the client of a meeting that was moved to the trash or restored. What was only requested, or is past, is no news.
   * @param consultation as it is stored now
   */
  async notifyMoved(manager: EntityManager, consultation: Consultation): Promise<void> {
    if (!consultation.clientEmail || !isBooked(consultation) || !isScheduled(consultation)) return;
    if (consultation.scheduledAt.getTime() < Date.now()) return;
    const toVisitor = consultation.deletedAt
      ? await this.letters.cancellation(manager, consultation)
      : await this.letters.invitation(manager, 'consultation-scheduled', consultation);
    await this.#forgetReminders(manager, consultation);
    await this.mails.add(manager, { ...aboutAndTo(consultation), toVisitor });
  }

  /** Withdraws waiting mails about the meeting as it was, and sends no reminder right after another mail. */
  async #forgetReminders(manager: EntityManager, consultation: Consultation): Promise<void> {
    await this.mails.withdraw(manager, 'consultation-reminder', notifiedConsultation(consultation));
    await skipPastReminders(manager, consultation.id);
  }
}

/** The mail to staff about it. */
function notifiedConsultation({ id, clientName, topic }: Client): NotifiedRecord {
  return { subject: NotificationSubject.CONSULTATION, id, name: clientName, about: topic };
}

/** What a mail to its client is about, and who that is. */
function aboutAndTo(consultation: Client) {
  const { clientName, clientEmail, clientPhone, language } = consultation;
  const visitor = { name: clientName, email: clientEmail, phone: clientPhone, language };
  return { record: notifiedConsultation(consultation), visitor };
}

/** When it begins, or would as it is requested. */
function timeOf(consultation: Consultation): Date | null {
  return isMeeting(consultation) ? consultation.scheduledAt : requestedInstant(consultation);
}
