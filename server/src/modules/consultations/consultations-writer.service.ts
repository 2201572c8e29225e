import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict } from '../../common/errors/api-exception.js';
import { ConstraintSentences } from '../../common/errors/constraint-messages.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordKind } from '../../common/record-kind.js';
import { applyChanges, isAlreadySo, updateUnversioned } from '../../common/versioning.js';
import { RecordWriter, type TrashableType, TrashService } from '../../content/content.module.js';
import { ConsultantAssignmentService } from './consultant-assignment.service.js';
import { ConsultationHoldsService } from './consultation-holds.service.js';
import { ConsultationMails } from './consultation-mails.js';
import { consultationTexts } from './consultation-texts.js';
import {
  endOf,
  lockMeetingTimes,
  requestedInstant,
  requestedTimeOf,
  requireBookableDay,
} from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationStatus, isBooked, isMeeting } from './consultation.enums.js';
import {
  ConsultationDto,
  type TimeConflictDto,
  type UpdatedConsultationDto,
} from './dto/consultation.dto.js';
import type { UpdateConsultationDto } from './dto/update-consultation.dto.js';
import { MeetingConflictsService } from './meeting-conflicts.service.js';
import { requireReachable } from './require-reachable.js';

export const consultationType: TrashableType<Consultation> = {
  kind: RecordKind.CONSULTATION,
  entity: Consultation,
  notFound: consultationTexts.notFound,
  titleOf: ({ clientName }) => clientName,
  toDto: ConsultationDto.from,
  trash: { label: 'Consultation', subtitleOf: ({ topic }) => topic },
};

/** What staff change: consultations. */
@ConstraintSentences({ consultations_no_overlap_excl: consultationTexts.timeTaken })
@Injectable()
export class ConsultationsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly mails: ConsultationMails,
    private readonly assignment: ConsultantAssignmentService,
    private readonly holds: ConsultationHoldsService,
    private readonly conflicts: MeetingConflictsService,
    private readonly trash: TrashService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * A status is set all the same where the requested time is taken, and the answer says why; a time that staff name is
   * not.
   * @throws ApiException 400, 404, 409 where its consultant does not work then, or has another consultation, which
   *   is named
   */
  async update(id: number, changes: UpdateConsultationDto, caller: Caller): Promise<UpdatedConsultationDto> {
    const { version, outsideHours = false, ...fields } = changes;
    const wanted = { ...fields, ...requestedTimeOf(fields) };
    let before: Consultation | undefined;
    let changed: Consultation | undefined;
    let timeConflict: TimeConflictDto | null = null;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const change = {
          id,
          version,
          isDone: (consultation: Consultation) => isAlreadySo(consultation, wanted),
          apply: async (consultation: Consultation) => {
            before = { ...consultation };
            changed = consultation;
            await schedule(manager, consultation, wanted);
            if (takesATimeUnnamed(before, consultation, wanted)) {
              timeConflict = await this.#conflictOf(consultation, outsideHours, manager);
              if (timeConflict) Object.assign(consultation, { scheduledAt: null, endsAt: null });
            }
            await this.assignment.requireFit(manager, { before, after: consultation, outsideHours });
            requireReachable(consultation);
            await this.#hold(manager, before, consultation);
          },
        };
        const saved = await this.records.change(manager, consultationType, change, caller);
        if (before) await this.mails.notifyChanged(manager, before, saved);
        return { ...ConsultationDto.from(saved), timeConflict };
      });
    } catch (error) {
      throw await this.#explain(error, changed, 'Choose another time.');
    }
  }

  /** Moves a consultation to the trash, which frees its time; the client of a scheduled one gets a mail. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.trash.remove(manager, consultationType, id, caller);
      await this.#notifyOfMove(manager, id);
    });
  }

  /**
   * Restores a consultation from the trash as it was; the client of a scheduled one gets a mail.
   * @throws ApiException 404 when it is not there, 409 when another one is scheduled for its time by now
   */
  async restore(id: number, caller: Caller, request?: RequestIdentity): Promise<ConsultationDto> {
    const trashed = await this.dataSource.manager.findOne(Consultation, { where: { id }, withDeleted: true });
    try {
      return await this.idempotency.runOnce(request, async (manager) => {
        await lockMeetingTimes(manager);
        const consultation = await this.trash.restore(manager, consultationType, id, caller);
        await this.assignment.requireThere(consultation, manager);
        await this.#notifyOfMove(manager, id);
        return ConsultationDto.from(consultation);
      });
    } catch (error) {
      throw await this.#explain(error, trashed, 'Move or cancel that one, then restore this one.');
    }
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

  async #notifyOfMove(manager: EntityManager, id: number): Promise<void> {
    const moved = updateUnversioned(manager, Consultation, { trashMoves: () => 'trash_moves + 1' });
    await moved.where({ id }).execute();
    const consultation = await manager.findOneOrFail(Consultation, { where: { id }, withDeleted: true });
    await this.mails.notifyMoved(manager, consultation);
  }

  /**
   * The message when a change fails: where the time is taken, by whom. Only once the failed transaction is over can
   * the other meeting be read.
   * @param advice what to do about it
   */
  async #explain(error: unknown, changed: Consultation | null | undefined, advice: string): Promise<unknown> {
    if (!changed || !isOverlap(error)) return error;
    const { manager } = this.dataSource;
    const other = await this.conflicts.during(changed, manager);
    return other ? conflict(`${await this.conflicts.describe(other, changed, manager)} ${advice}`) : error;
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
async function schedule(
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

function isOverlap(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === 'consultations_no_overlap_excl';
}
