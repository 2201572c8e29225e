import { dayInAddisAbaba, instantInAddisAbaba, timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApiException, conflict, validationError } from '../../common/errors/api-exception.js';
import { ConsultantAssignmentService } from './consultant-assignment.service.js';
import { ConsultationHoldsService } from './consultation-holds.service.js';
import { ConsultationSlotsService } from './consultation-slots.service.js';
import { consultationTexts } from './consultation-texts.js';
import {
  endOf,
  lockMeetingTimes,
  type RequestedTime,
  requestedInstant,
  requireBookableDay,
} from './consultation-times.js';
import type { Consultation } from './consultation.entity.js';
import { ConsultationStatus, isMeeting } from './consultation.enums.js';
import type { AvailabilityDto } from './dto/availability.dto.js';
import { MeetingConflictsService } from './meeting-conflicts.service.js';

/** What a new consultation asks of the calendar. */
export interface NewBooking {
  requested: RequestedTime;
  /** The meeting, where staff name it; in place of the requested time. */
  scheduledAt: Date | null | undefined;
  /** Minutes. */
  duration: number;
  /** Whether staff have agreed it with the client: it is a meeting at once. */
  isAgreed: boolean;
  /** The consultant whom staff choose. */
  chosen: number | null | undefined;
  isByStaff: boolean;
  isSpam: boolean;
  client: Pick<Partial<Consultation>, 'clientEmail' | 'clientPhone'>;
  /** Network address of the client. */
  address: string;
}

type Booked = Pick<Consultation, 'consultantId' | 'scheduledAt' | 'endsAt'> &
  Partial<Pick<Consultation, 'heldUntil' | 'heldBy'>>;

/** Takes times for clients: it chooses who meets them, and holds what is requested. */
@Injectable()
export class BookingService {
  constructor(
    private readonly slots: ConsultationSlotsService,
    private readonly assignment: ConsultantAssignmentService,
    private readonly holds: ConsultationHoldsService,
    private readonly conflicts: MeetingConflictsService,
  ) {}

  /**
   * Takes the time of a new consultation, until the transaction ends.
   * @returns the columns of the consultation
   * @throws ApiException 400 for a time that cannot be booked, 409 where it is taken
   */
  async book(manager: EntityManager, booking: NewBooking): Promise<Booked> {
    const { requested, isByStaff, isAgreed, duration, address, client } = booking;
    const slot = booking.scheduledAt ? slotOf(booking.scheduledAt) : requested;
    if (requested.preferredDate) requireBookableDay(requested.preferredDate, new Date());
    const consultantId = await this.#consultantOf(manager, slot, booking);
    const scheduledAt = isAgreed ? requestedInstant(slot) : null;
    const meeting = { consultantId, scheduledAt, endsAt: scheduledAt && endOf(scheduledAt, duration) };
    if (scheduledAt) await this.#requireNoConflict(meeting, manager);
    const heldBy = isByStaff ? null : this.holds.networkOf(address);
    const namesTime = consultantId !== null && requestedInstant(requested) !== null;
    const mayHold =
      namesTime &&
      !isAgreed &&
      !booking.isSpam &&
      (isByStaff || (await this.holds.mayHold(manager, { ...client, heldBy })));
    const heldUntil = mayHold ? await this.holds.endOfHold(manager) : null;
    return { ...meeting, ...(heldUntil && { heldUntil, heldBy }) };
  }

  /** The times of a day that the client of a consultation is offered. */
  times(date: string, consultation: Consultation): Promise<AvailabilityDto> {
    return this.slots.availability(date, soughtFor(consultation));
  }

  /**
   * Gives a consultation that is locked another time.
   * @throws ApiException 400 for a day that cannot be booked, 409 where the time is taken
   */
  async move(
    manager: EntityManager,
    consultation: Consultation,
    { date, time }: { date: string; time: string },
  ): Promise<void> {
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
  }

  /**
   * Holds the time of a request that is locked until it would begin.
   * @throws ApiException 409 where it names no time, that is taken, or two other requests of its client hold one
   */
  async confirm(manager: EntityManager, consultation: Consultation): Promise<void> {
    const { preferredDate: date, preferredTime: time } = consultation;
    const begins = requestedInstant(consultation);
    if (!date || !time || !begins) throw conflict(consultationTexts.noTime);
    await this.#requireFree(manager, consultation, { date, time });
    await this.#assign(manager, consultation);
    // The address is theirs, from any network.
    if (!(await this.holds.mayHold(manager, { ...consultation, heldBy: null }))) {
      throw conflict(consultationTexts.tooManyHeld);
    }
    consultation.heldUntil = holdsTime(consultation) ? begins : null;
  }

  /** Who meets the client of a new consultation; null where nobody is named yet. */
  async #consultantOf(
    manager: EntityManager,
    slot: RequestedTime,
    { requested, scheduledAt, duration, chosen, isByStaff }: NewBooking,
  ): Promise<number | null> {
    let consultantId: number | null = null;
    if (slot.preferredDate) {
      if (scheduledAt && slot.preferredDate < dayInAddisAbaba(new Date())) {
        const message = 'scheduledAt cannot be before today.';
        throw validationError([{ field: 'scheduledAt', message }]);
      }
      const meetsAsOne = await this.assignment.isOfficeOne(manager);
      // Staff know when they can meet all the same, and what they can do at short notice.
      if (!isByStaff) await this.slots.requireOffered(requested, meetsAsOne, manager);
      if (!meetsAsOne && !chosen) consultantId = await this.#choose(slot, duration, isByStaff, manager);
    }
    return chosen ? this.assignment.take(chosen, slot, duration, manager) : consultantId;
  }

  /** Which consultant keeps the time of a requested time, if it names one. */
  async #choose(
    { preferredDate: day, preferredTime: time }: RequestedTime,
    duration: number,
    isByStaff: boolean,
    manager: EntityManager,
  ): Promise<number | null> {
    if (!day || !time) return null;
    try {
      return await this.assignment.choose({ day, time, duration }, manager);
    } catch (error) {
      // Staff say later who holds what they enter for somebody on the telephone.
      if (isByStaff && error instanceof ApiException) return null;
      throw error;
    }
  }

  /** @throws ApiException 409 where another meeting has the time, which it names */
  async #requireNoConflict(
    wanted: Pick<Consultation, 'scheduledAt' | 'endsAt' | 'consultantId'>,
    manager: EntityManager,
  ): Promise<void> {
    await lockMeetingTimes(manager);
    const other = await this.conflicts.during(wanted, manager);
    if (other)
      throw conflict(`${await this.conflicts.describe(other, wanted, manager)} Choose another time.`);
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
}

function slotOf(scheduledAt: Date): RequestedTime {
  return { preferredDate: dayInAddisAbaba(scheduledAt), preferredTime: timeInAddisAbaba(scheduledAt) };
}

/** Which times its client is offered: those of its consultant. */
function soughtFor(consultation: Consultation) {
  const { id, duration, consultantId } = consultation;
  // What is only requested goes to anybody who is free.
  const whose = consultantId ?? (isMeeting(consultation) ? null : undefined);
  return { duration, exceptId: id, consultantId: whose };
}

/** Where the office meets clients as one, a request holds nothing. */
function holdsTime({ consultantId }: Consultation): boolean {
  return consultantId !== null;
}
