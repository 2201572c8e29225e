import { instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { Between, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { type Consultant, ConsultantsService, workingHoursOn } from '../consultants/consultants.module.js';
import {
  isOpenFor,
  type OfficeDay,
  OfficeHoursService,
  type OpenHours,
} from '../office-hours/office-hours.module.js';
import { endOf, requestedInstant } from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { bookedStatuses, ConsultationStatus } from './consultation.enums.js';

/** Whose agendas are looked at. */
export interface Whose {
  /**
   * One consultant by id; null: the whole office, where any meeting blocks the time; left out: all who are offered to
   * clients.
   */
  consultantId?: number | null | undefined;
  /** The consultation that is to be scheduled, which is in nobody's way. */
  exceptId?: number | undefined;
}

/** The first and the last day, YYYY-MM-DD. */
type Days = readonly [first: string, last: string];

interface Meeting {
  id: number;
  /** Null where nobody said who holds it: it keeps everybody's time. */
  consultantId: number | null;
  from: Date;
  to: Date;
  /** Until when a requested time is held; null for what is scheduled. */
  heldUntil: Date | null;
}

/** What somebody has to do on a day. */
export interface Agenda {
  /** YYYY-MM-DD. */
  day: string;
  /** Null where the office meets clients as one. */
  consultant: Consultant | null;
  /** When they meet clients; null where they do not. */
  hours: OpenHours | null;
  meetings: Meeting[];
}

interface DayAgendas {
  office: OfficeDay;
  agendas: Agenda[];
}

/** Who has to do what on a day. */
@Injectable()
export class DayAgendasService {
  constructor(
    private readonly officeHours: OfficeHoursService,
    private readonly consultants: ConsultantsService,
  ) {}

  /**
   * The agendas of a day: of each consultant who is requested, or, where there is none, the only one of the office.
   * @param day YYYY-MM-DD
   */
  async of(day: string, whose: Whose, manager: EntityManager): Promise<DayAgendas> {
    return (await this.ofDays(day, day, whose, manager))(day);
  }

  /**
   * What `of` says, of any day from the first to the last, with as many queries as for one.
   * @param firstDay YYYY-MM-DD
   * @param lastDay YYYY-MM-DD
   */
  async ofDays(
    firstDay: string,
    lastDay: string,
    { consultantId, exceptId }: Whose,
    manager: EntityManager,
  ): Promise<(day: string) => DayAgendas> {
    const officeOn = await this.officeHours.onDays(manager);
    const consultants = await this.#consultants(consultantId, manager);
    const days = [firstDay, lastDay] as const;
    const booked = await this.#bookedOn(days, manager);
    // Where the office meets clients as one, a requested time keeps nobody's.
    const requested = consultants.length > 0 ? await this.#requestedTimes(days, manager) : [];
    const all = [...booked, ...requested].filter(({ id }) => id !== exceptId);
    return (day) => {
      const office = officeOn(day);
      const meetings = touching(day, all);
      const agendas = consultants.map((consultant) => ({
        ...{ day, consultant, hours: workingHoursOn(consultant, office, day) },
        meetings: meetings.filter(({ consultantId: id }) => id === null || id === consultant.id),
      }));
      const ofOffice = { day, consultant: null, hours: office.hours, meetings };
      return { office, agendas: agendas.length > 0 ? agendas : [ofOffice] };
    };
  }

  async #consultants(id: number | null | undefined, manager: EntityManager): Promise<Consultant[]> {
    if (id === null) return [];
    const one = id === undefined ? null : await this.consultants.find(id, manager);
    // A consultant in the trash holds nothing: another one has to.
    return one ? [one] : this.consultants.active(manager);
  }

  /** Scheduled meetings that touch some days there; the range is one that the exclusion constraint indexes. */
  async #bookedOn([first, last]: Days, manager: EntityManager): Promise<Meeting[]> {
    const columns = ['id', 'consultantId', 'scheduledAt', 'endsAt'];
    const found = await manager
      .createQueryBuilder(Consultation, 'consultation')
      .select(columns.map((column) => `consultation.${column}`))
      .where('consultation.status IN (:...booked)', { booked: bookedStatuses })
      .andWhere('consultation.scheduledAt IS NOT NULL')
      .andWhere('tstzrange(consultation.scheduledAt, consultation.endsAt) && tstzrange(:start, :end)', {
        start: instantInAddisAbaba(first, '00:00'),
        end: instantInAddisAbaba(last, '24:00'),
      })
      .getMany();
    return found.map(({ id, consultantId, scheduledAt, endsAt }) => ({
      ...{ id, consultantId, from: scheduledAt!, to: endsAt! },
      heldUntil: null,
    }));
  }

  /** Times that clients have requested and that are on hold for them. */
  async #requestedTimes([first, last]: Days, manager: EntityManager): Promise<Meeting[]> {
    const found = await manager.find(Consultation, {
      where: {
        status: ConsultationStatus.REQUESTED,
        preferredDate: Between(first, last),
        preferredTime: Not(IsNull()),
        consultantId: Not(IsNull()),
        heldUntil: MoreThan(new Date()),
      },
    });
    return found.map(({ id, consultantId, heldUntil, duration, ...requested }) => {
      const from = requestedInstant(requested)!;
      return { id, consultantId, from, to: endOf(from, duration), heldUntil };
    });
  }
}

function touching(day: string, meetings: Meeting[]): Meeting[] {
  const [start, end] = [instantInAddisAbaba(day, '00:00'), instantInAddisAbaba(day, '24:00')];
  return meetings.filter(({ from, to }) => from < end && to > start);
}

interface Room {
  /** Minutes. */
  duration: number;
  /** Minutes to leave free before and after. */
  bufferMinutes: number;
}

/**
 * Whether somebody could meet a client then: within their hours, and with room to other meetings.
 * @param time HH:MM
 */
export function isFree(agenda: Agenda, time: string, room: Room): boolean {
  return isOpenFor(agenda.hours, time, room.duration) && meetingsAt(agenda, time, room).length === 0;
}

/**
 * When somebody could meet a client at a time that is only on hold for others; null where it is free, or more than
 * holds are in the way.
 * @param time HH:MM
 */
export function heldUntil(agenda: Agenda, time: string, room: Room): Date | null {
  if (!isOpenFor(agenda.hours, time, room.duration)) return null;
  const ends = meetingsAt(agenda, time, room).map((meeting) => meeting.heldUntil);
  if (ends.length === 0 || ends.includes(null)) return null;
  return new Date(Math.max(...ends.map(Number)));
}

function meetingsAt({ day, meetings }: Agenda, time: string, { duration, bufferMinutes }: Room): Meeting[] {
  const start = instantInAddisAbaba(day, time);
  const [from, to] = [endOf(start, -bufferMinutes), endOf(start, duration + bufferMinutes)];
  return meetings.filter((meeting) => meeting.from < to && meeting.to > from);
}
