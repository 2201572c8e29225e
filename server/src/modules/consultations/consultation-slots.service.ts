import { dayAfter, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OfficeHoursService } from '../office-hours/office-hours.module.js';
import type { ConsultationRules } from './consultation-rules.entity.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import {
  bookableDays,
  type RequestedTime,
  requireNotice,
  requireOpenOffice,
  timeSlots,
  usualDuration,
} from './consultation-times.js';
import { DayAgendasService, heldUntil, isFree, type Whose } from './day-agendas.service.js';
import type { AvailabilityDto, FreeTimeDto, SlotDto } from './dto/availability.dto.js';

interface Sought extends Whose {
  /** Minutes. */
  duration: number;
}

interface Ruled extends Sought {
  rules: ConsultationRules;
}

type SlotsOfDay = Omit<AvailabilityDto, 'nextAvailable'>;

const usual: Sought = { duration: usualDuration };
const hourMs = 60 * 60 * 1000;
/** Nearly every free time is found that soon; only then all other days are looked at. */
const daysAtOnce = 30;

/** The times that are free for clients. */
@Injectable()
export class ConsultationSlotsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly agendas: DayAgendasService,
    private readonly rules: ConsultationRulesService,
    private readonly officeHours: OfficeHoursService,
  ) {}

  /**
   * Makes sure that clients may request a time: the office is open, and it is not too soon.
   * @param meetsAsOne whether clients meet the office as one; consultants may keep other hours than the office
   * @throws ApiException 400 where it is closed, or too soon
   */
  async requireOffered(requested: RequestedTime, meetsAsOne: boolean, manager: EntityManager): Promise<void> {
    const { preferredDate: day, preferredTime: time } = requested;
    if (!day) return;
    const { hours } = await this.officeHours.on(day, manager);
    requireOpenOffice(hours, meetsAsOne ? time : null);
    const { noticeHours } = await this.rules.find(manager);
    requireNotice(requested, noticeHours, new Date());
  }

  /**
   * Which times of a day are free, and which one is the next.
   * @param date YYYY-MM-DD
   */
  async availability(date: string, sought = usual): Promise<AvailabilityDto> {
    const ruled = { ...sought, rules: await this.rules.find() };
    const day = (await this.#ofDays(date, date, ruled))(date);
    return { ...day, nextAvailable: await this.#nextAvailable(day, ruled) };
  }

  /**
   * Which times of a day are free: those at which somebody works, with enough notice, and with room between meetings.
   * @param date YYYY-MM-DD
   * @param manager of a transaction
   */
  async slots(date: string, sought: Sought, manager: EntityManager): Promise<SlotDto[]> {
    const ruled = { ...sought, rules: await this.rules.find(manager) };
    return (await this.#ofDays(date, date, ruled, manager))(date).slots;
  }

  /** The first free time on a day that is known or later, and not before today. */
  async #nextAvailable(day: SlotsOfDay, sought: Ruled): Promise<FreeTimeDto | null> {
    const { today, lastDay } = bookableDays(new Date());
    if (day.date > lastDay) return null;
    const free = firstFree(day);
    if (free) return free;
    const first = day.date < today ? today : dayAfter(day.date);
    const middle = dayAfter(first, daysAtOnce);
    return (
      (await this.#firstFreeBetween(first, middle < lastDay ? middle : lastDay, sought)) ??
      (await this.#firstFreeBetween(dayAfter(middle), lastDay, sought))
    );
  }

  async #firstFreeBetween(first: string, last: string, sought: Ruled): Promise<FreeTimeDto | null> {
    if (first > last) return null;
    const slotsOn = await this.#ofDays(first, last, sought);
    for (let day = first; day <= last; day = dayAfter(day)) {
      const free = firstFree(slotsOn(day));
      if (free) return free;
    }
    return null;
  }

  async #ofDays(
    first: string,
    last: string,
    { duration, rules, ...whose }: Ruled,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<(date: string) => SlotsOfDay> {
    const { bufferMinutes, noticeHours } = rules;
    const soonest = Date.now() + noticeHours * hourMs;
    const agendasOn = await this.agendas.ofDays(first, last, whose, manager);
    return (date) => {
      const { office, agendas } = agendasOn(date);
      const slots = timeSlots.map((time) => {
        const isInTime = instantInAddisAbaba(date, time).getTime() > soonest;
        const room = { duration, bufferMinutes };
        const available = isInTime && agendas.some((agenda) => isFree(agenda, time, room));
        const ends = isInTime ? agendas.map((agenda) => heldUntil(agenda, time, room)) : [];
        return { time, available, heldUntil: available ? null : earliest(ends) };
      });
      return { date, isOpen: office.hours !== null, names: office.names, slots };
    };
  }
}

function firstFree({ date, slots }: SlotsOfDay): FreeTimeDto | null {
  const slot = slots.find(({ available }) => available);
  return slot ? { date, time: slot.time } : null;
}

function earliest(times: (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : new Date(Math.min(...known.map(Number)));
}
