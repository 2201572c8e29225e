import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { instantInAddisAbaba } from '../../common/addis-ababa-time.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { timeSlots, usualDuration } from './consultation-times.js';
import { DayAgendasService, isFree, type Whose } from './day-agendas.service.js';
import type { AvailabilityDto } from './dto/availability.dto.js';

interface Sought extends Whose {
  /** Minutes. */
  duration: number;
}

const hourMs = 60 * 60 * 1000;

/** The times that are free for clients. */
@Injectable()
export class ConsultationSlotsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly agendas: DayAgendasService,
    private readonly rules: ConsultationRulesService,
  ) {}

  /**
   * Which times of a day are free: those at which somebody works, with enough notice, and with room between meetings.
   * @param date YYYY-MM-DD
   * @param manager of a transaction, where it is asked within one
   */
  async availability(
    date: string,
    { duration, ...whose }: Sought = { duration: usualDuration },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AvailabilityDto> {
    const { bufferMinutes, noticeHours } = await this.rules.find(manager);
    const soonest = Date.now() + noticeHours * hourMs;
    const { office, agendas } = await this.agendas.of(date, whose, manager);
    return {
      date,
      names: office.names,
      slots: timeSlots.map((time) => {
        const isInTime = instantInAddisAbaba(date, time).getTime() > soonest;
        const isAnyoneFree = agendas.some((agenda) => isFree(agenda, time, { duration, bufferMinutes }));
        return { time, available: isInTime && isAnyoneFree };
      }),
    };
  }
}
