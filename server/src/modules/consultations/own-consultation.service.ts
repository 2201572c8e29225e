import { instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { conflict, tooMany } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordKind } from '../../common/record-kind.js';
import { inSameTime } from '../../common/same-time.js';
import { isAlreadySo } from '../../common/versioning.js';
import { Activity, ActivityVerb, RecordWriter } from '../../content/content.module.js';
import { findOwnAttachments } from '../attachments/attachments.module.js';
import { ConsultantsService } from '../consultants/consultants.module.js';
import { linkRefusal, LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';
import { ConsultantAssignmentService } from './consultant-assignment.service.js';
import { ConsultationHoldsService } from './consultation-holds.service.js';
import { consultationLink } from './consultation-link.js';
import { ConsultationMails } from './consultation-mails.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { ConsultationSlotsService } from './consultation-slots.service.js';
import { consultationTexts } from './consultation-texts.js';
import {
  endOf,
  isTooLateToChange,
  lockMeetingTimes,
  requestedInstant,
  requireBookableDay,
} from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { bookedStatuses, ConsultationStatus, isBooked, isMeeting } from './consultation.enums.js';
import { consultationType } from './consultations-writer.service.js';
import type { AvailabilityDto } from './dto/availability.dto.js';
import { OwnAppointmentDto } from './dto/own-consultation.dto.js';
import {
  type MoveOwnConsultationDto,
  type NewConsultationLinkDto,
  type OwnConsultationLinkDto,
  OwnConsultationDto,
  type OwnConsultationTimesDto,
} from './dto/own-consultation.dto.js';

const purposes = [LinkPurpose.CONSULTATION];

const dayMs = 24 * 60 * 60 * 1000;

/** How often its client may change one consultation within a day. */
const mostChangesADay = 5;

/** For how many consultations of an address links are sent at once. */
const mostLinksSent = 3;

/** What clients do with their consultation by the link of a mail. */
@Injectable()
export class OwnConsultationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SecretLinksService,
    private readonly rules: ConsultationRulesService,
    private readonly slots: ConsultationSlotsService,
    private readonly holds: ConsultationHoldsService,
    private readonly assignment: ConsultantAssignmentService,
    private readonly consultants: ConsultantsService,
    private readonly mails: ConsultationMails,
    private readonly records: RecordWriter,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** @throws ApiException 404 for a link that is not good */
  async find(token: string): Promise<OwnConsultationDto> {
    const { manager } = this.dataSource;
    return this.#show(await this.#consultationOf(token, manager), manager);
  }

  /** Those of somebody, newest first. */
  async findAll(manager: EntityManager, ids: number[]): Promise<OwnAppointmentDto[]> {
    if (ids.length === 0) return [];
    const consultations = await manager.find(Consultation, { where: { id: In(ids) }, order: { id: 'DESC' } });
    const { changeUntilHours } = await this.rules.find(manager);
    const names = await this.consultants.names(manager);
    const attachments = await findOwnAttachments(manager, RecordKind.CONSULTATION, ids);
    return consultations.map((each) => {
      const name = names.get(each.consultantId ?? 0) ?? null;
      const seen = show(each, name, changeUntilHours);
      return OwnAppointmentDto.with(each, seen, attachments.get(each.id) ?? []);
    });
  }

  /** Makes a link to one, as mails bring it. @returns its token @throws ApiException 404 */
  async openLink(manager: EntityManager, id: number): Promise<string> {
    const consultation = await this.records.load(manager, consultationType, id);
    return this.links.create(manager, consultationLink(consultation));
  }

  /** @throws ApiException 404 for a link that is not good */
  async times({ token, date }: OwnConsultationTimesDto): Promise<AvailabilityDto> {
    const consultation = await this.#consultationOf(token, this.dataSource.manager);
    return this.slots.availability(date, soughtFor(consultation));
  }

  /**
   * Moves a meeting, or the requested time for one where nothing is scheduled yet.
   * @throws ApiException 400 for a day that cannot be booked, 404 for a link that is not good, 409 where it is too
   *   late, or the time is taken
   */
  move(
    { token, date, time }: MoveOwnConsultationDto,
    request?: RequestIdentity,
  ): Promise<OwnConsultationDto> {
    return this.#change(token, request, async (manager, consultation) => {
      requireBookableDay(date, new Date());
      await this.#requireFree(manager, consultation, { date, time });
      if (isMeeting(consultation)) {
        consultation.scheduledAt = instantInAddisAbaba(date, time);
        consultation.endsAt = endOf(consultation.scheduledAt, consultation.duration);
      }
      // What was requested once is no more; the calendar would show it beside the meeting.
      consultation.preferredDate = date;
      consultation.preferredTime = time;
      if (consultation.status === ConsultationStatus.REQUESTED) {
        await this.#assign(manager, consultation);
        const mayHold = holdsTime(consultation) && (await this.holds.mayHold(manager, consultation));
        consultation.heldUntil = mayHold ? await this.holds.endOfHold(manager) : null;
      }
    });
  }

  /**
   * Confirms a request, which proves that its address is theirs: its time is on hold until it would begin. The link
   * stays good.
   * @throws ApiException 404 for a link that is not good, 409 where there is no time to hold, it is taken by now, or two
   *   other requests of theirs hold one
   */
  confirm({ token }: OwnConsultationLinkDto, request?: RequestIdentity): Promise<OwnConsultationDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const consultation = await this.#load(manager, token);
      const before = { ...consultation };
      const { status, preferredDate: date, preferredTime: time } = consultation;
      const begins = requestedInstant(consultation);
      if (status !== ConsultationStatus.REQUESTED) throw conflict(consultationTexts.cannotChange);
      if (!date || !time || !begins) throw conflict(consultationTexts.noTime);
      await this.#requireFree(manager, consultation, { date, time });
      await this.#assign(manager, consultation);
      // The address is theirs, whichever network the request came from.
      if (!(await this.holds.mayHold(manager, { ...consultation, heldBy: null }))) {
        throw conflict(consultationTexts.tooManyHeld);
      }
      const { consultantId } = consultation;
      const heldUntil = holdsTime(consultation) ? begins : null;
      // Confirmed once more it is no change: changes of a day are counted.
      if (isAlreadySo(before, { consultantId, heldUntil })) return this.#show(consultation, manager);
      consultation.heldUntil = heldUntil;
      const saved = await this.records.update(manager, consultationType, consultation, undefined);
      return this.#show(saved, manager);
    });
  }

  /** @throws ApiException 404 for a link that is not good, 409 where it is too late */
  cancel(token: string, request?: RequestIdentity): Promise<OwnConsultationDto> {
    const change = (_manager: EntityManager, consultation: Consultation) => {
      consultation.status = ConsultationStatus.CANCELLED;
    };
    // It happens once, and somebody who cannot come must be able to say so.
    return this.#change(token, request, change, { isCounted: false });
  }

  /** Sends a new link for each consultation of an address that is still to come. */
  sendLinks({ email }: NewConsultationLinkDto, request?: RequestIdentity): Promise<void> {
    const work = this.idempotency.runOnce(request, async (manager) => {
      const upcoming = await manager.find(Consultation, {
        where: [
          { clientEmail: email, status: In(bookedStatuses), scheduledAt: MoreThan(new Date()) },
          { clientEmail: email, status: In(bookedStatuses), scheduledAt: IsNull() },
          { clientEmail: email, status: ConsultationStatus.REQUESTED },
        ],
        order: { id: 'DESC' },
        take: mostLinksSent,
      });
      for (const consultation of upcoming) await this.mails.sendLink(manager, consultation);
    });
    return inSameTime(work);
  }

  #change(
    token: string,
    request: RequestIdentity | undefined,
    apply: (manager: EntityManager, consultation: Consultation) => Promise<void> | void,
    { isCounted } = { isCounted: true },
  ): Promise<OwnConsultationDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const consultation = await this.#load(manager, token);
      if (isCounted) await requireFewChanges(manager, consultation.id);
      const before = { ...consultation };
      await apply(manager, consultation);
      const saved = await this.records.update(manager, consultationType, consultation, undefined);
      await this.links.use(manager, token, purposes);
      await this.mails.notifyChangedByClient(manager, before, saved);
      return this.#show(saved, manager);
    });
  }

  /** Locked: of two who use a link at once the second finds it used. @throws ApiException 404, 409 where it is too late */
  async #load(manager: EntityManager, token: string): Promise<Consultation> {
    const { id } = await this.#consultationOf(token, manager);
    const consultation = await this.records.load(manager, consultationType, id);
    await this.links.find(manager, token, purposes);
    const { changeUntilHours } = await this.rules.find(manager);
    requireChangeable(consultation, changeUntilHours);
    return consultation;
  }

  /** Until the transaction ends nobody else is given that time. @throws ApiException 409 where it is taken */
  async #requireFree(
    manager: EntityManager,
    consultation: Consultation,
    { date, time }: { date: string; time: string },
  ): Promise<void> {
    await lockMeetingTimes(manager);
    const slots = await this.slots.slots(date, soughtFor(consultation), manager);
    if (!slots.some((slot) => (slot.time as string) === time && slot.available)) {
      throw conflict(consultationTexts.slotTaken);
    }
  }

  async #assign(manager: EntityManager, consultation: Consultation): Promise<void> {
    const { id, preferredDate: day, preferredTime: time, duration, consultantId } = consultation;
    if (consultantId !== null || !day || !time) return;
    consultation.consultantId = await this.assignment.choose({ day, time, duration, exceptId: id }, manager);
  }

  async #consultationOf(token: string, manager: EntityManager): Promise<Consultation> {
    const { recordId: id } = await this.links.find(manager, token, purposes);
    const consultation = await manager.findOne(Consultation, { where: { id }, withDeleted: true });
    if (!consultation) throw linkRefusal(LinkPurpose.CONSULTATION, 'unknown');
    return consultation;
  }

  async #show(consultation: Consultation, manager: EntityManager): Promise<OwnConsultationDto> {
    const { changeUntilHours } = await this.rules.find(manager);
    const name = await this.consultants.nameOf(consultation.consultantId, manager);
    return show(consultation, name, changeUntilHours);
  }
}

function show(consultation: Consultation, name: string | null, changeUntilHours: number): OwnConsultationDto {
  const isTooLate = isBooked(consultation) && isTooLateToChange(consultation, changeUntilHours);
  const canChange = isOpen(consultation) && !isTooLate;
  // Who holds a requested time may still become somebody else.
  const consultant = consultation.status === ConsultationStatus.REQUESTED ? null : name;
  return OwnConsultationDto.with(consultation, { consultant, canChange, changeUntilHours });
}

/** Which times its client is offered: those of its consultant. */
function soughtFor(consultation: Consultation) {
  const { id, duration, consultantId } = consultation;
  // What is only requested goes to anybody who is free.
  const whose = consultantId ?? (isMeeting(consultation) ? null : undefined);
  return { duration, exceptId: id, consultantId: whose };
}

/** Each change is a mail to the client and one to the office. @throws ApiException 429 */
async function requireFewChanges(manager: EntityManager, id: number): Promise<void> {
  const made = await manager.countBy(Activity, {
    subject: RecordKind.CONSULTATION,
    subjectId: id,
    verb: ActivityVerb.UPDATED,
    actorId: IsNull(),
    createdAt: MoreThan(new Date(Date.now() - dayMs)),
  });
  if (made >= mostChangesADay) throw tooMany(consultationTexts.tooManyChanges, dayMs / 1000);
}

/** Where the office meets clients as one, a request holds nothing. */
function holdsTime({ consultantId }: Consultation): boolean {
  return consultantId !== null;
}

function requireChangeable(consultation: Consultation, changeUntilHours: number): void {
  if (!isOpen(consultation)) throw conflict(consultationTexts.cannotChange);
  if (isBooked(consultation) && isTooLateToChange(consultation, changeUntilHours)) {
    throw conflict(consultationTexts.tooLateToChange(changeUntilHours));
  }
}

/** Whether it is still to take place, or to be scheduled. */
function isOpen(consultation: Consultation): boolean {
  const isRequested = consultation.status === ConsultationStatus.REQUESTED;
  return !consultation.deletedAt && (isRequested || isBooked(consultation));
}
