import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OneStatement } from '../../common/one-statement.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { type CalendarWords, type Desk, MailOutbox } from '../mail/mail.module.js';
import { type News, NotificationSubject } from '../notifications/notifications.module.js';
import { calendarFile, isScheduled, type ScheduledConsultation } from './consultation-calendar-file.js';
import type { Consultation } from './consultation.entity.js';
import { arrangedStatuses, ConsultationStatus } from './consultation.enums.js';

type Client = Pick<Consultation, 'id' | 'topic' | 'clientName' | 'clientEmail' | 'clientPhone' | 'language'>;

type Requested = Client &
  Pick<Consultation, 'description' | 'clientCompany' | 'preferredDate' | 'preferredTime' | 'meetingType'>;

/** What clients and staff are written about consultations. */
@Injectable()
export class ConsultationMails {
  constructor(
    private readonly mails: MailOutbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Asks for what `tellRequested` has to know. */
  openRequest(statement: OneStatement, clientEmail: string): Desk {
    return this.mails.open(statement, clientEmail);
  }

  /** Writes the mails of a request as parts of a statement. */
  tellRequested(statement: OneStatement, desk: Desk, consultation: Requested): void {
    const { topic, description, clientCompany, preferredDate, preferredTime, meetingType } = consultation;
    const wish = { day: preferredDate, time: preferredTime, type: meetingType };
    this.mails.write(statement, desk, {
      ...aboutAndTo(consultation),
      toVisitor: { kind: 'consultation-requested', wish },
      toStaff: { kind: 'new-consultation', topic, description, company: clientCompany, wish },
    });
  }

  /** Tells the client what a change means to them, if anything. What is past already is no news. */
  async tellChanged(manager: EntityManager, before: Consultation, after: Consultation): Promise<void> {
    if (after.scheduledAt && after.scheduledAt.getTime() < Date.now()) return;
    if (isArranged(after) && isScheduled(after)) {
      const isNew = !isArranged(before);
      if (!isNew && !isOtherMeeting(before, after)) return;
      const kind = isNew ? 'consultation-scheduled' : 'consultation-changed';
      const toVisitor = { kind, meeting: this.#meeting(after) } as const;
      await this.mails.add(manager, { ...aboutAndTo(after), toVisitor });
    } else if (isCancelled(after) && !isCancelled(before)) {
      const meeting = isArranged(before) && isScheduled(after) ? this.#meeting(after) : undefined;
      const toVisitor = { kind: 'consultation-cancelled', meeting } as const;
      await this.mails.add(manager, { ...aboutAndTo(after), toVisitor });
    }
  }

  /**
   * Tells the client of a meeting that went to the bin, or came back. What was only asked for, or is past, is no news.
   * @param consultation as it is stored now
   */
  async tellMoved(manager: EntityManager, consultation: Consultation): Promise<void> {
    if (!isArranged(consultation) || !isScheduled(consultation)) return;
    if (consultation.scheduledAt.getTime() < Date.now()) return;
    const kind = consultation.deletedAt ? 'consultation-cancelled' : 'consultation-scheduled';
    const toVisitor = { kind, meeting: this.#meeting(consultation) } as const;
    await this.mails.add(manager, { ...aboutAndTo(consultation), toVisitor });
  }

  #meeting(consultation: ScheduledConsultation) {
    const { scheduledAt, duration, meetingType, location, meetingLink } = consultation;
    const host = new URL(this.config.publicUrl).hostname;
    return {
      begins: scheduledAt,
      minutes: duration,
      type: meetingType,
      location,
      link: meetingLink,
      calendarFile: (words: CalendarWords) => calendarFile(consultation, host, words),
    };
  }
}

/** What staff are told of it. */
export function newsOf({ id, clientName, topic }: Client): News {
  return { subject: NotificationSubject.CONSULTATION, id, name: clientName, about: topic };
}

/** What a mail to its client is about, and who that is. */
function aboutAndTo(consultation: Client) {
  const { clientName, clientEmail, clientPhone, language } = consultation;
  const visitor = { name: clientName, email: clientEmail, phone: clientPhone, language };
  return { record: newsOf(consultation), visitor };
}

function isArranged({ status }: Consultation): boolean {
  return arrangedStatuses.includes(status);
}

function isCancelled({ status }: Consultation): boolean {
  return status === ConsultationStatus.CANCELLED;
}

/** Whether the client has to be somewhere else, or at another time. */
function isOtherMeeting(before: Consultation, after: Consultation): boolean {
  return (
    before.scheduledAt?.getTime() !== after.scheduledAt?.getTime() ||
    before.endsAt?.getTime() !== after.endsAt?.getTime() ||
    before.meetingType !== after.meetingType ||
    before.location !== after.location ||
    before.meetingLink !== after.meetingLink
  );
}
