import { formatDateTime, readingOf } from '@consultancy/shared/calendar';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, validationError } from '../../common/errors/api-exception.js';
import { ConstraintMessages } from '../../common/errors/constraint-messages.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordKind } from '../../common/record-kind.js';
import { applyChanges, isAlreadySo } from '../../common/versioning.js';
import { RecordWriter, type TrashableType, TrashService } from '../../content/content.module.js';
import { ConsultantsService } from '../consultants/consultants.module.js';
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
import { bookedStatuses, ConsultationStatus } from './consultation.enums.js';
import { ConsultationDto } from './dto/consultation.dto.js';
import type { UpdateConsultationDto } from './dto/update-consultation.dto.js';
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
@Injectable()
export class ConsultationsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly mails: ConsultationMails,
    private readonly assignment: ConsultantAssignmentService,
    private readonly holds: ConsultationHoldsService,
    private readonly consultants: ConsultantsService,
    private readonly trash: TrashService,
    private readonly idempotency: IdempotencyService,
    constraints: ConstraintMessages,
  ) {
    constraints.add('consultations_no_overlap_excl', consultationTexts.timeTaken);
  }

  /**
   * @throws ApiException 400, 404, 409 where its consultant does not work then, or has another consultation, which
   *   is named
   */
  async update(id: number, changes: UpdateConsultationDto, caller: Caller): Promise<ConsultationDto> {
    const { version, outsideHours = false, ...fields } = changes;
    const wanted = { ...fields, ...requestedTimeOf(fields) };
    let before: Consultation | undefined;
    let changed: Consultation | undefined;
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
            await this.assignment.requireFit(manager, { before, after: consultation, outsideHours });
            requireReachable(consultation);
            await this.#hold(manager, before, consultation);
          },
        };
        const saved = await this.records.change(manager, consultationType, change, caller);
        if (before) await this.mails.notifyChanged(manager, before, saved);
        return ConsultationDto.from(saved);
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
    // As SQL, because being in the trash raises no version.
    await manager.query('UPDATE consultations SET trash_moves = trash_moves + 1 WHERE id = $1', [id]);
    const moved = await manager.findOneOrFail(Consultation, { where: { id }, withDeleted: true });
    await this.mails.notifyMoved(manager, moved);
  }

  /**
   * The message when a change fails: where the time is taken, by whom. Only once the failed transaction is over can
   * the other meeting be read.
   * @param advice what to do about it
   */
  async #explain(error: unknown, changed: Consultation | null | undefined, advice: string): Promise<unknown> {
    if (!changed || !isOverlap(error)) return error;
    const other = await this.#meetingDuring(changed);
    if (!other) return error;
    const taken = `${formatDateTime(other.scheduledAt!, readingOf('en'))} (${other.duration} minutes)`;
    const { manager } = this.dataSource;
    const name = await this.consultants.nameOf(other.consultantId, manager);
    const whose = name ? ` with ${name}` : '';
    // Who has consultants may not know why one meeting keeps all of them.
    const isEverybodys = changed.consultantId !== null && !name;
    const why = isEverybodys ? ' Nobody is named to hold it, so it keeps everybody’s time.' : '';
    return conflict(`${other.clientName} already has a consultation${whose} on ${taken}.${why} ${advice}`);
  }

  /** The meeting that is scheduled for the time of this one. */
  #meetingDuring({ id, scheduledAt, endsAt, consultantId }: Consultation): Promise<Consultation | null> {
    return this.dataSource.manager
      .createQueryBuilder(Consultation, 'consultation')
      .where('consultation.status IN (:...booked)', { booked: bookedStatuses })
      .andWhere('consultation.id <> :id', { id })
      .andWhere(
        'tstzrange(consultation.scheduledAt, consultation.endsAt) && tstzrange(:scheduledAt, :endsAt)',
      )
      .andWhere(
        `int4range(consultation.consultantId, consultation.consultantId, '[]') && int4range(:of, :of, '[]')`,
      )
      .setParameters({ scheduledAt, endsAt, of: consultantId })
      .orderBy('consultation.scheduledAt')
      .limit(1)
      .getOne();
  }
}

/** Makes of a consultation what is wanted, and arranges its time where its status asks for one. */
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
  const isBooked = bookedStatuses.includes(consultation.status);
  if (isBooked) {
    const hasNewTime =
      consultation.preferredDate !== preferredDate || consultation.preferredTime !== preferredTime;
    // What staff say goes first. Else a time is held only while nobody cancelled it or requests another one.
    const keepsTime = wanted.scheduledAt || (keepsItsTime(status) && !hasNewTime);
    if (!keepsTime || !consultation.scheduledAt) {
      consultation.scheduledAt = requestedInstant(consultation) ?? consultation.scheduledAt;
    }
    if (!consultation.scheduledAt) throw withoutTime(consultation);
  }
  const { scheduledAt, duration } = consultation;
  consultation.endsAt = scheduledAt && endOf(scheduledAt, duration);
  if (isBooked) await lockMeetingTimes(manager);
}

/** Whether the time is one that a meeting has or had; one that was cancelled, or only requested, is free again. */
function keepsItsTime(status: ConsultationStatus): boolean {
  return status === ConsultationStatus.COMPLETED || bookedStatuses.includes(status);
}

function withoutTime({ status }: Consultation) {
  const message = `${status} needs a time: send scheduledAt, or a preferred date and a preferred time.`;
  return validationError([{ field: 'scheduledAt', message }]);
}

function isOverlap(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === 'consultations_no_overlap_excl';
}
