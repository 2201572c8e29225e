import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isAlreadySo } from '../../common/versioning.js';
import { Config } from '../../config/config.js';
import { ConsultantsService } from '../consultants/consultants.module.js';
import type { CalendarWords, Meeting, VisitorLetter } from '../mail/mail.module.js';
import { SecretLinksService } from '../secret-links/secret-links.module.js';
import { calendarFile, isScheduled, type ScheduledConsultation } from './consultation-calendar-file.js';
import { consultationLink } from './consultation-link.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { isTooLateToChange } from './consultation-times.js';
import type { Consultation } from './consultation.entity.js';
import { isBooked, isCancelled, isMeeting } from './consultation.enums.js';

type RequestedMeeting = Pick<Consultation, 'preferredDate' | 'preferredTime' | 'meetingType'>;

type Invitation = 'consultation-scheduled' | 'consultation-changed';

/** What mails to clients say about consultations, with the links that they bring. */
@Injectable()
export class ConsultationLetters {
  constructor(
    private readonly links: SecretLinksService,
    private readonly rules: ConsultationRulesService,
    private readonly consultants: ConsultantsService,
    private readonly config: Config,
  ) {}

  /** Writes what a change means to the client; undefined where that is nothing, or the meeting is past. */
  async ofChange(
    manager: EntityManager,
    before: Consultation,
    after: Consultation,
  ): Promise<VisitorLetter | undefined> {
    if (after.scheduledAt && after.scheduledAt.getTime() < Date.now()) return undefined;
    if (isBooked(after) && isScheduled(after)) {
      const isNew = !isMeeting(before);
      if (!isNew && !isOtherMeeting(before, after)) return undefined;
      return this.invitation(manager, isNew ? 'consultation-scheduled' : 'consultation-changed', after);
    }
    if (isCancelled(after) && !isCancelled(before)) {
      const meeting =
        isBooked(before) && isScheduled(after) ? await this.#meeting(manager, after) : undefined;
      return { kind: 'consultation-cancelled', meeting };
    }
    return undefined;
  }

  /** Writes to a client who changed it by a link how it is now. */
  async receipt(manager: EntityManager, consultation: Consultation): Promise<VisitorLetter> {
    if (isBooked(consultation) && isScheduled(consultation)) {
      return this.invitation(manager, 'consultation-changed', consultation);
    }
    const token = await this.links.create(manager, consultationLink(consultation));
    const { referenceCode: code } = consultation;
    return { kind: 'consultation-requested', requested: requestedOf(consultation), token, code };
  }

  async invitation(
    manager: EntityManager,
    kind: Invitation,
    consultation: ScheduledConsultation,
  ): Promise<VisitorLetter> {
    const { changeUntilHours } = await this.rules.find(manager);
    const token = await this.links.create(manager, consultationLink(consultation));
    return { kind, meeting: await this.#meeting(manager, consultation), token, changeUntilHours };
  }

  async cancellation(manager: EntityManager, consultation: ScheduledConsultation): Promise<VisitorLetter> {
    return { kind: 'consultation-cancelled', meeting: await this.#meeting(manager, consultation) };
  }

  /** With a link only while the client may still change the meeting. */
  async reminder(manager: EntityManager, consultation: ScheduledConsultation): Promise<VisitorLetter> {
    const { changeUntilHours } = await this.rules.find(manager);
    const token = isTooLateToChange(consultation, changeUntilHours)
      ? undefined
      : await this.links.create(manager, consultationLink(consultation));
    const meeting = await this.#meeting(manager, consultation);
    return { kind: 'consultation-reminder', meeting, token, changeUntilHours };
  }

  async holdEnded(manager: EntityManager, consultation: Consultation): Promise<VisitorLetter> {
    const token = await this.links.create(manager, consultationLink(consultation));
    return { kind: 'consultation-hold-ended', requested: requestedOf(consultation), token };
  }

  async newLink(manager: EntityManager, consultation: Consultation): Promise<VisitorLetter> {
    const begins = isBooked(consultation) ? consultation.scheduledAt : null;
    const token = await this.links.create(manager, consultationLink(consultation));
    return { kind: 'consultation-link', begins, token };
  }

  async #meeting(manager: EntityManager, consultation: ScheduledConsultation): Promise<Meeting> {
    const { consultantId, scheduledAt, duration, meetingType, location, meetingLink } = consultation;
    const host = new URL(this.config.publicUrl).hostname;
    return {
      begins: scheduledAt,
      minutes: duration,
      type: meetingType,
      consultant: await this.consultants.nameOf(consultantId, manager),
      location,
      link: meetingLink,
      calendarFile: (words: CalendarWords) => calendarFile(consultation, host, words),
    };
  }
}

/** What a mail says of a requested time. */
export function requestedOf(consultation: RequestedMeeting) {
  const { preferredDate: day, preferredTime: time, meetingType: type } = consultation;
  return { day, time, type };
}

/** Whether the client has to be somewhere else, or at another time, or meets somebody else. */
function isOtherMeeting(before: Consultation, after: Consultation): boolean {
  const { scheduledAt, endsAt, meetingType, consultantId, location, meetingLink } = after;
  return !isAlreadySo(before, { scheduledAt, endsAt, meetingType, consultantId, location, meetingLink });
}
