import { dayInAddisAbaba, timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, MoreThan } from 'typeorm';
import {
  FindsOpenWork,
  namedWork,
  type OpenWork,
  type WorkingAccount,
} from '../../common/open-work/open-work.js';
import { RecordKind } from '../../common/record-kind.js';
import { Consultant, workingHoursOn } from '../consultants/consultants.module.js';
import {
  isOpenFor,
  type MeetingSource,
  Obstacle,
  type ObstructedMeeting,
  type OfficeDay,
  OfficeHoursService,
  KnowsMeetings,
} from '../office-hours/office-hours.module.js';
import { lockMeetingTimes } from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { bookedStatuses, ConsultationStatus } from './consultation.enums.js';

/** Answers which consultations are still to come, of whom, and what obstructs them. */
@Injectable()
@KnowsMeetings(true)
export class UpcomingConsultations implements MeetingSource {
  constructor(private readonly officeHours: OfficeHoursService) {}

  lock(manager: EntityManager): Promise<void> {
    return lockMeetingTimes(manager);
  }

  /** What is scheduled and begins later, and what is requested or has no time yet, unless its day is past. */
  async count(manager: EntityManager): Promise<Map<number, number>> {
    const counts = await manager
      .createQueryBuilder(Consultation, 'consultation')
      .select('consultation.consultantId', 'id')
      .addSelect('count(*)::int', 'upcoming')
      .where('consultation.consultantId IS NOT NULL')
      .andWhere(
        `(consultation.status IN (:...booked) AND consultation.scheduledAt > :now
          OR (consultation.status = :requested
              OR consultation.status IN (:...booked) AND consultation.scheduledAt IS NULL)
            AND (consultation.preferredDate IS NULL OR consultation.preferredDate >= :today))`,
        {
          ...{ booked: bookedStatuses, requested: ConsultationStatus.REQUESTED },
          ...{ now: new Date(), today: dayInAddisAbaba(new Date()) },
        },
      )
      .groupBy('consultation.consultantId')
      .getRawMany<{ id: number; upcoming: number }>();
    return new Map(counts.map(({ id, upcoming }) => [id, upcoming]));
  }

  /** The meetings of the consultant who has the email of an account; the next ones are named. */
  @FindsOpenWork(true)
  async openWorkOf(manager: EntityManager, { email }: WorkingAccount): Promise<OpenWork[]> {
    const consultants = await manager.find(Consultant, { select: { id: true }, where: { email } });
    const [meetings, count] = await manager.findAndCount(Consultation, {
      where: {
        consultantId: In(consultants.map(({ id }) => id)),
        status: In(bookedStatuses),
        scheduledAt: MoreThan(new Date()),
      },
      order: { scheduledAt: 'ASC', id: 'ASC' },
      take: namedWork,
    });
    const records = meetings.map((meeting) => ({ id: meeting.id, title: meeting.clientName }));
    return [{ kind: RecordKind.CONSULTATION, count, records, isHandedOver: false }];
  }

  async obstructed(manager: EntityManager): Promise<ObstructedMeeting[]> {
    const meetings = await manager.find(Consultation, {
      select: { id: true, clientName: true, scheduledAt: true, duration: true, consultantId: true },
      where: { status: In(bookedStatuses), scheduledAt: MoreThan(new Date()) },
      order: { scheduledAt: 'ASC', id: 'ASC' },
    });
    if (meetings.length === 0) return [];
    const officeOn = await this.officeHours.onDays(manager);
    const consultants = new Map((await manager.find(Consultant)).map((each) => [each.id, each]));
    return meetings
      .map(({ id, clientName, scheduledAt, duration, consultantId }) => {
        const meeting = { id, clientName, scheduledAt: scheduledAt!, duration, consultantId };
        const consultant = consultantId === null ? undefined : consultants.get(consultantId);
        const office = officeOn(dayInAddisAbaba(meeting.scheduledAt));
        return { meeting, obstacles: obstaclesOf(meeting, office, consultant) };
      })
      .filter(({ obstacles }) => obstacles.length > 0);
  }
}

function obstaclesOf(
  { scheduledAt, duration }: ObstructedMeeting['meeting'],
  office: OfficeDay,
  consultant: Consultant | undefined,
): Obstacle[] {
  const day = dayInAddisAbaba(scheduledAt);
  const hours = consultant ? workingHoursOn(consultant, office, day) : office.hours;
  return [
    ...(office.hours ? [] : [Obstacle.OFFICE_CLOSED]),
    ...(isOpenFor(hours, timeInAddisAbaba(scheduledAt), duration) ? [] : [Obstacle.OUTSIDE_HOURS]),
    ...(consultant && !consultant.isActive ? [Obstacle.CONSULTANT_INACTIVE] : []),
  ];
}
