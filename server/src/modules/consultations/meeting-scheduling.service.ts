import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { applyChanges, isAlreadySo } from '../../common/versioning.js';
import { ConsultantAssignmentService } from './consultant-assignment.service.js';
import { ConsultationHoldsService } from './consultation-holds.service.js';
import { endOf, lockMeetingTimes, requestedInstant, requireBookableDay } from './consultation-times.js';
import type { Consultation } from './consultation.entity.js';
import { ConsultationStatus, isBooked, isMeeting } from './consultation.enums.js';
import type { TimeConflictDto } from './dto/consultation.dto.js';
import { MeetingConflictsService } from './meeting-conflicts.service.js';

/** Gives consultations the times, consultants and holds that staff want. */
@Injectable()
export class MeetingSchedulingService {
  constructor(
    private readonly assignment: ConsultantAssignmentService,
    private readonly holds: ConsultationHoldsService,
    private readonly conflicts: MeetingConflictsService,
  ) {}

  /**
   * Makes of a consultation that is locked what is wanted.
   * @returns why it got no time, where it takes one that staff did not name
   * @throws ApiException 400 for a day or consultant that cannot be booked, 409 where the consultant does not work then
   */
  async schedule(
    manager: EntityManager,
    consultation: Consultation,
    wanted: Partial<Consultation>,
    { outsideHours }: { outsideHours: boolean },
  ): Promise<TimeConflictDto | null> {
    const before = { ...consultation };
    await applyTimes(manager, consultation, wanted);
    let timeConflict: TimeConflictDto | null = null;
    if (takesATimeUnnamed(before, consultation, wanted)) {
      timeConflict = await this.#conflictOf(consultation, outsideHours, manager);
      if (timeConflict) Object.assign(consultation, { scheduledAt: null, endsAt: null });
    }
    await this.assignment.requireFit(manager, { before, after: consultation, outsideHours });
    await this.#hold(manager, before, consultation);
    return timeConflict;
  }

  /** A time that staff enter is on hold as one that a client requests; what is scheduled or cancelled needs no hold. */
  async #hold(manager: EntityManager, before: Consultation, after: Consultation): Promise<void> {
    const { status, consultantId, preferredDate, preferredTime } = after;
    if (status !== ConsultationStatus.REQUESTED || consultantId === null || !requestedInstant(after)) {
      after.heldUntil = null;
      after.heldBy = null;
    } else if (!isAlreadySo(before, { status, consultantId, preferredDate, preferredTime })) {
      after.heldUntil = await this.holds.endOfHold(manager);
    }
  }

  /** What keeps a meeting from its requested time. The caller has the lock on meeting times. */
  async #conflictOf(
    meeting: Consultation,
    outsideHours: boolean,
    manager: EntityManager,
  ): Promise<TimeConflictDto | null> {
    const other = await this.conflicts.during(meeting, manager);
    if (other) {
      return { message: await this.conflicts.describe(other, meeting, manager), consultationId: other.id };
    }
    const message = outsideHours ? null : await this.assignment.whyUnfit(meeting, manager);
    return message === null ? null : { message, consultationId: null };
  }
}

/** Makes of a consultation what is wanted, and takes the requested time where its status is set, or that time changes. */
async function applyTimes(
  manager: EntityManager,
  consultation: Consultation,
  wanted: Partial<Consultation>,
): Promise<void> {
  const { status, preferredDate, preferredTime } = consultation;
  // A day that has passed meanwhile may stay.
  if (wanted.preferredDate && wanted.preferredDate !== consultation.preferredDate) {
    requireBookableDay(wanted.preferredDate, new Date());
  }
  applyChanges(consultation, wanted);
  const requested = requestedInstant(consultation);
  const hasNewTime =
    requested !== null &&
    (consultation.preferredDate !== preferredDate || consultation.preferredTime !== preferredTime);
  if (isBooked(consultation)) {
    // What staff say goes first, then a new requested time, then the time that was agreed last.
    const isToBeSet = consultation.status !== status || wanted.scheduledAt === null;
    const keepsTime = wanted.scheduledAt || (consultation.scheduledAt && !hasNewTime);
    if (!keepsTime && (hasNewTime || isToBeSet)) consultation.scheduledAt = requested;
  } else if (hasNewTime && !wanted.scheduledAt && status !== ConsultationStatus.COMPLETED) {
    // The time that was agreed before is no longer what the client asks for.
    consultation.scheduledAt = null;
  }
  const { scheduledAt, duration } = consultation;
  consultation.endsAt = scheduledAt && endOf(scheduledAt, duration);
  if (isMeeting(consultation)) await lockMeetingTimes(manager);
}

/** Whether a meeting gets a time that staff did not name: by its status, or by its requested time. */
function takesATimeUnnamed(
  before: Consultation,
  after: Consultation,
  wanted: Partial<Consultation>,
): boolean {
  if (!isMeeting(after) || wanted.scheduledAt) return false;
  return !isMeeting(before) || after.scheduledAt!.getTime() !== before.scheduledAt!.getTime();
}
