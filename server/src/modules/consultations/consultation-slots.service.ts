import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { instantInAddisAbaba } from '../../common/addis-ababa-time.js';
import { isOpenFor, OfficeHoursService } from '../office-hours/office-hours.module.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { endOf, timeSlots, usualDuration } from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { arrangedStatuses } from './consultation.enums.js';
import type { AvailabilityDto } from './dto/availability.dto.js';

interface Sought {
  /** Minutes. */
  duration: number;
  /** The consultation that is to be moved, which is in nobody's way. */
  exceptId: number | undefined;
}

const hourMs = 60 * 60 * 1000;

/** The times that are free for clients. */
@Injectable()
export class ConsultationSlotsService {
  constructor(
    @InjectRepository(Consultation) private readonly consultations: Repository<Consultation>,
    private readonly officeHours: OfficeHoursService,
    private readonly rules: ConsultationRulesService,
  ) {}

  /**
   * Which times of a day are free: while the office is open, with enough notice, and with room between meetings.
   * @param date YYYY-MM-DD
   * @param manager of a transaction, where it is asked within one
   */
  async availability(
    date: string,
    { duration, exceptId }: Sought = { duration: usualDuration, exceptId: undefined },
    manager: EntityManager = this.consultations.manager,
  ): Promise<AvailabilityDto> {
    const { bufferMinutes, noticeHours } = await this.rules.find(manager);
    const soonest = Date.now() + noticeHours * hourMs;
    const { hours, names } = await this.officeHours.on(date, manager);
    const meetings = (await this.#meetingsOf(date, manager)).filter(({ id }) => id !== exceptId);
    return {
      date,
      names,
      slots: timeSlots.map((time) => {
        const start = instantInAddisAbaba(date, time);
        const isInTime = start.getTime() > soonest;
        const [from, to] = [endOf(start, -bufferMinutes), endOf(start, duration + bufferMinutes)];
        const isTaken = meetings.some(({ scheduledAt, endsAt }) => scheduledAt! < to && endsAt! > from);
        return { time, available: isOpenFor(hours, time, duration) && isInTime && !isTaken };
      }),
    };
  }

  /** Arranged meetings that touch a day there; the range is the one that the exclusion constraint indexes. */
  #meetingsOf(day: string, manager: EntityManager): Promise<Consultation[]> {
    return manager
      .createQueryBuilder(Consultation, 'consultation')
      .select(['consultation.id', 'consultation.scheduledAt', 'consultation.endsAt'])
      .where('consultation.status IN (:...arranged)', { arranged: arrangedStatuses })
      .andWhere('tstzrange(consultation.scheduledAt, consultation.endsAt) && tstzrange(:start, :end)', {
        start: instantInAddisAbaba(day, '00:00'),
        end: instantInAddisAbaba(day, '24:00'),
      })
      .getMany();
  }
}
