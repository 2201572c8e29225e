import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  Between,
  type FindOptionsWhere,
  In,
  IsNull,
  MoreThanOrEqual,
  Not,
  Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import { countRecords } from '../../common/counts/count-records.js';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityService } from '../../content/content.module.js';
import { ConsultantsService } from '../consultants/consultants.module.js';
import { isScheduled, type ScheduledConsultation } from './consultation-calendar-file.js';
import { ConsultationSlotsService } from './consultation-slots.service.js';
import { consultationTexts } from './consultation-texts.js';
import { Consultation } from './consultation.entity.js';
import { bookedStatuses, ConsultationStatus } from './consultation.enums.js';
import type { AvailabilityDto } from './dto/availability.dto.js';
import {
  type CalendarQuery,
  ConsultationDto,
  ConsultationSort,
  type ConsultationStatsDto,
  type ExportConsultationsQuery,
  type ListConsultationsQuery,
} from './dto/consultation.dto.js';

/** A row of the export. */
export type ExportedConsultation = ConsultationDto & { consultant: string | null };

/** Consultations as staff read them. */
@Injectable()
export class ConsultationsService {
  constructor(
    @InjectRepository(Consultation) private readonly consultations: Repository<Consultation>,
    private readonly slots: ConsultationSlotsService,
    private readonly consultants: ConsultantsService,
    private readonly activity: ActivityService,
  ) {}

  list(query: ListConsultationsQuery): Promise<Page<ConsultationDto>> {
    return findPage(this.#filtered(query), query, sortColumn(query), ConsultationDto.from);
  }

  /** All consultations that the filters leave, with the name of who holds each; the log says who took them. @param actorId the caller */
  async listAll(
    query: ExportConsultationsQuery,
    actorId: number,
  ): Promise<AsyncIterable<ExportedConsultation>> {
    const names = await this.consultants.names();
    const rowOf = (consultation: Consultation) => ({
      ...ConsultationDto.from(consultation),
      consultant: (consultation.consultantId !== null && names.get(consultation.consultantId)) || null,
    });
    return findAllRows(this.#filtered(query), query, sortColumn(query), rowOf, (rows) =>
      this.activity.noteExport({ subject: RecordKind.CONSULTATION, list: 'Consultations', rows, actorId }),
    );
  }

  async stats(): Promise<ConsultationStatsDto> {
    const [counts, upcomingConsultations, endingHolds] = await Promise.all([
      countRecords(this.consultations.manager, {
        totalConsultations: { of: Consultation },
        completedConsultations: { of: Consultation, where: { status: ConsultationStatus.COMPLETED } },
      }),
      this.consultations.countBy({
        status: In(bookedStatuses),
        scheduledAt: MoreThanOrEqual(new Date()),
      }),
      this.consultations.countBy(holdEndsSoon()),
    ]);
    return { ...counts, upcomingConsultations, endingHolds };
  }

  /** The next meetings that are scheduled, soonest first. */
  async upcoming(limit: number): Promise<ConsultationDto[]> {
    const consultations = await this.consultations.find({
      where: { status: In(bookedStatuses), scheduledAt: MoreThanOrEqual(new Date()) },
      order: { scheduledAt: 'ASC', id: 'ASC' },
      take: limit,
    });
    return consultations.map(ConsultationDto.from);
  }

  /** What was scheduled or requested in a month there, in order of time, except what was cancelled. */
  async calendar({ year, month, consultantId }: CalendarQuery): Promise<ConsultationDto[]> {
    const [currentYear, currentMonth] = dayInAddisAbaba(new Date()).split('-').map(Number);
    const [firstDay, lastDay] = daysOfMonth(year ?? currentYear!, month ?? currentMonth!);
    const isActive = { status: Not(ConsultationStatus.CANCELLED), ...heldBy(consultantId) };
    const end = new Date(instantInAddisAbaba(lastDay, '24:00').getTime() - 1);
    const consultations = await this.consultations.find({
      where: [
        { ...isActive, scheduledAt: Between(instantInAddisAbaba(firstDay, '00:00'), end) },
        { ...isActive, preferredDate: Between(firstDay, lastDay) },
      ],
    });
    return consultations.sort((a, b) => begins(a) - begins(b) || a.id - b.id).map(ConsultationDto.from);
  }

  async findById(id: number): Promise<ConsultationDto> {
    return ConsultationDto.from(await this.#find(id));
  }

  /**
   * Which times of a day clients could choose for it, its own in nobody's way.
   * @param consultantId who shall hold it, 0 for nobody in particular; left out, its consultant
   * @throws ApiException 404
   */
  async timesFor(id: number, date: string, consultantId?: number): Promise<AvailabilityDto> {
    const consultation = await this.#find(id);
    const whose = consultantId === undefined ? consultation.consultantId : consultantId || null;
    return this.slots.availability(date, {
      ...{ duration: consultation.duration, exceptId: id, consultantId: whose },
    });
  }

  /** A consultation and the name of who holds it. @throws ApiException 409 when it has no date yet */
  async findScheduled(
    id: number,
  ): Promise<{ consultation: ScheduledConsultation; consultant: string | null }> {
    const consultation = await this.#find(id);
    if (!isScheduled(consultation)) {
      throw conflict('This consultation has no date yet. Schedule it first.');
    }
    const consultant = await this.consultants.nameOf(consultation.consultantId, this.consultations.manager);
    return { consultation, consultant };
  }

  #filtered(query: ExportConsultationsQuery): SelectQueryBuilder<Consultation> {
    const { status, type, consultantId, holdEnding, search } = query;
    const builder = this.consultations.createQueryBuilder('consultation');
    if (status) builder.andWhere('consultation.status = :status', { status });
    if (type) builder.andWhere('consultation.type = :type', { type });
    if (consultantId !== undefined) builder.andWhere(heldBy(consultantId));
    if (holdEnding) builder.andWhere(holdEndsSoon());
    whereSearch(builder, search);
    return builder;
  }

  async #find(id: number): Promise<Consultation> {
    const consultation = await this.consultations.findOneBy({ id });
    if (!consultation) throw notFound(consultationTexts.notFound);
    return consultation;
  }
}

const soonMs = 24 * 60 * 60 * 1000;

function holdEndsSoon(): FindOptionsWhere<Consultation> {
  const now = Date.now();
  return {
    status: ConsultationStatus.REQUESTED,
    heldUntil: Between(new Date(now), new Date(now + soonMs)),
  };
}

/** @param consultantId 0 for nobody in particular; left out, it is anybody */
function heldBy(consultantId: number | undefined): FindOptionsWhere<Consultation> {
  return consultantId === undefined ? {} : { consultantId: consultantId || IsNull() };
}

function sortColumn({ sortBy = ConsultationSort.createdAt }: ExportConsultationsQuery): string {
  return `consultation.${sortBy}`;
}

/** First and last day of a month, YYYY-MM-DD. @param month 1 to 12 */
function daysOfMonth(year: number, month: number): [first: string, last: string] {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return [day(Date.UTC(year, month - 1, 1)), day(Date.UTC(year, month, 0))];
}

/** When a consultation begins, or would as requested; milliseconds. */
function begins({ scheduledAt, preferredDate, preferredTime }: Consultation): number {
  return (scheduledAt ?? instantInAddisAbaba(preferredDate!, preferredTime ?? '00:00')).getTime();
}
