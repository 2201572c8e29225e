import { dayInAddisAbaba, timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApiException, conflict, validationError } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';
import { isAlreadySo } from '../../common/versioning.js';
import {
  type Consultant,
  ConsultantsService,
  whyNotWorking,
  workingHoursOn,
} from '../consultants/consultants.module.js';
import { isOpenFor, OfficeHoursService, type OpenHours } from '../office-hours/office-hours.module.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { consultationTexts } from './consultation-texts.js';
import { lockMeetingTimes, type RequestedTime } from './consultation-times.js';
import type { Consultation } from './consultation.entity.js';
import { isBooked, isMeeting } from './consultation.enums.js';
import { type Agenda, DayAgendasService, isFree } from './day-agendas.service.js';

const allDay: OpenHours = { opens: '00:00', closes: '24:00' };

interface RequestedSlot {
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM. */
  time: string;
  /** Minutes. */
  duration: number;
  /** The consultation itself, where it is stored already. */
  exceptId?: number;
}

/** Who holds a consultation. */
@Injectable()
export class ConsultantAssignmentService {
  constructor(
    private readonly consultants: ConsultantsService,
    private readonly officeHours: OfficeHoursService,
    private readonly rules: ConsultationRulesService,
    private readonly agendas: DayAgendasService,
  ) {}

  /** Whether clients meet the office as one, because nobody in particular is offered to them. */
  async isOfficeOne(manager: EntityManager): Promise<boolean> {
    return (await this.consultants.active(manager)).length === 0;
  }

  /**
   * Who keeps a time for a client: of those who are free the one with the fewest meetings that day. Until the
   * transaction ends nobody else is given to anybody, so that two who ask at once are never given the same.
   * @returns null where the office is one
   * @throws ApiException 400 where nobody works then, 409 where all who do are taken
   */
  async choose(
    { day, time, duration, exceptId }: RequestedSlot,
    manager: EntityManager,
  ): Promise<number | null> {
    await lockMeetingTimes(manager);
    const { bufferMinutes } = await this.rules.find(manager);
    const { agendas } = await this.agendas.of(day, { exceptId }, manager);
    if (agendas[0]?.consultant === null) return null;
    const free = agendas.filter((agenda) => isFree(agenda, time, { duration, bufferMinutes }));
    if (free.length > 0) return leastBusy(free).consultant!.id;
    if (agendas.some(({ hours }) => isOpenFor(hours, time, duration))) {
      throw conflict(consultationTexts.slotTaken);
    }
    throw validationError([{ field: 'preferredTime', message: consultationTexts.closedTime }]);
  }

  /**
   * Lets whom staff choose keep a time for a client, if one is requested.
   * @returns the id
   * @throws ApiException 400 for a consultant whom nobody can choose, 409 where they do not work then or are taken
   */
  async take(
    consultantId: number,
    { preferredDate: day, preferredTime: time }: RequestedTime,
    duration: number,
    manager: EntityManager,
  ): Promise<number> {
    await lockMeetingTimes(manager);
    const consultant = await this.#find(consultantId, manager);
    requireActive(consultant);
    if (!day || !time) return consultantId;
    const { office, agendas } = await this.agendas.of(day, { consultantId }, manager);
    // On a day on which the office is closed nobody works; staff may book it all the same.
    const agenda = office.hours ? agendas[0]! : { ...agendas[0]!, hours: allDay };
    if (isFree(agenda, time, { duration, bufferMinutes: 0 })) return consultantId;
    const why = isOpenFor(agenda.hours, time, duration)
      ? `${consultant.name} already has a consultation at this time.`
      : whyNotWorking(consultant, office, day, agenda.hours);
    throw conflict(`${why} Choose another time or another consultant.`);
  }

  /**
   * Makes sure that the consultant whom staff choose works then. Whether they have another one at that
   * time says the database.
   * @param outsideHours whether staff want it all the same
   * @throws ApiException 400 for a consultant whom nobody can choose, 409 where they do not work then
   */
  async requireFit(
    manager: EntityManager,
    { before, after, outsideHours }: { before: Consultation; after: Consultation; outsideHours: boolean },
  ): Promise<void> {
    const { consultantId, scheduledAt, duration } = after;
    const isOther = consultantId !== before.consultantId;
    const isMoved =
      isMeeting(after) && (!isBooked(before) || !isAlreadySo(before, { scheduledAt, duration }));
    if (consultantId === null || (!isOther && !isMoved)) return;
    await lockMeetingTimes(manager);
    const consultant = await this.#find(consultantId, manager);
    if (isOther) requireActive(consultant);
    if (!isMeeting(after) || outsideHours) return;
    const why = await this.#whyNotWorking(consultant, after, manager);
    if (!why) return;
    throw outsideTheirHours(
      `${why} Choose another time or another consultant, or schedule it outside the hours of ${consultant.name}.`,
    );
  }

  /** Returns why the consultant of a meeting cannot hold it at its time, as a sentence for staff; null where they can. */
  async whyUnfit(meeting: Consultation, manager: EntityManager): Promise<string | null> {
    if (meeting.consultantId === null) return null;
    const consultant = await this.consultants.find(meeting.consultantId, manager);
    if (!consultant) return 'The consultant of this meeting no longer exists.';
    return this.#whyNotWorking(consultant, meeting, manager);
  }

  async #whyNotWorking(
    consultant: Consultant,
    { scheduledAt, duration }: Consultation,
    manager: EntityManager,
  ): Promise<string | null> {
    if (!scheduledAt) return null;
    const day = dayInAddisAbaba(scheduledAt);
    const office = await this.officeHours.on(day, manager);
    const hours = workingHoursOn(consultant, office, day);
    if (isOpenFor(hours, timeInAddisAbaba(scheduledAt), duration)) return null;
    return whyNotWorking(consultant, office, day, hours);
  }

  async #find(id: number, manager: EntityManager): Promise<Consultant> {
    const consultant = await this.consultants.find(id, manager);
    if (!consultant) throw cannotChoose('This consultant no longer exists. Choose another one.');
    return consultant;
  }
}

function requireActive({ name, isActive }: Consultant): void {
  if (!isActive) throw cannotChoose(`${name} does not take consultations now. Choose another consultant.`);
}

/** A conflict that names the field by which staff can have it all the same. */
function outsideTheirHours(message: string): ApiException {
  const details = [{ field: 'outsideHours', message }];
  return new ApiException(HttpStatus.CONFLICT, ErrorCode.CONFLICT, message, details);
}

function cannotChoose(message: string) {
  return validationError([{ field: 'consultantId', message }]);
}

function leastBusy(free: Agenda[]): Agenda {
  return free.reduce((least, agenda) => (agenda.meetings.length < least.meetings.length ? agenda : least));
}
