import { formatDateTime, readingOf } from '@consultancy/shared/calendar';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { conflict } from '../../common/errors/api-exception.js';
import { ConsultantsService } from '../consultants/consultants.module.js';
import { Consultation } from './consultation.entity.js';
import { bookedStatuses, isBooked } from './consultation.enums.js';

/** A meeting, stored or about to be. */
type Wanted = Partial<Pick<Consultation, 'id'>> &
  Pick<Consultation, 'scheduledAt' | 'endsAt' | 'consultantId'>;

/** Which meeting has the time that another one is to take. */
@Injectable()
export class MeetingConflictsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly consultants: ConsultantsService,
  ) {}

  /** Says whose meeting takes a time, to staff. */
  async describe(other: Consultation, wanted: Wanted, manager: EntityManager): Promise<string> {
    const taken = `${formatDateTime(other.scheduledAt!, readingOf('en'))} (${other.duration} minutes)`;
    const name = await this.consultants.nameOf(other.consultantId, manager);
    const whose = name ? ` with ${name}` : '';
    // Who has consultants may not know why one meeting keeps all of them.
    const isEverybodys = wanted.consultantId !== null && !name;
    const why = isEverybodys ? ' Nobody is named to hold it, so it keeps everybody’s time.' : '';
    return `${other.clientName} already has a consultation${whose} on ${taken}.${why}`;
  }

  /** The meeting that is scheduled for the time of this one. */
  during(
    { id = 0, scheduledAt, endsAt, consultantId }: Wanted,
    manager: EntityManager,
  ): Promise<Consultation | null> {
    return manager
      .createQueryBuilder(Consultation, 'consultation')
      .where('consultation.status IN (:...booked)', { booked: bookedStatuses })
      .andWhere('consultation.id <> :id', { id })
      .andWhere('consultation.scheduledAt IS NOT NULL')
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

  /** @throws ApiException 409 where the consultant of a restored consultation is not there any more */
  async requireConsultant(
    { consultantId, ...consultation }: Consultation,
    manager: EntityManager,
  ): Promise<void> {
    if (consultantId === null || !isBooked(consultation)) return;
    if (await this.consultants.find(consultantId, manager)) return;
    const name = await this.consultants.nameOf(consultantId, manager);
    throw conflict(`${name}, the consultant of this meeting, is in the trash. Restore ${name} first.`);
  }

  /**
   * The message when a change fails: where the time is taken, by whom. Only once the failed transaction is over can
   * the other meeting be read.
   * @param advice what to do about it
   */
  async explain(error: unknown, changed: Wanted | null | undefined, advice: string): Promise<unknown> {
    if (!changed || !isOverlap(error)) return error;
    const { manager } = this.dataSource;
    const other = await this.during(changed, manager);
    return other ? conflict(`${await this.describe(other, changed, manager)} ${advice}`) : error;
  }
}

function isOverlap(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: string }).constraint === 'consultations_no_overlap_excl';
}
