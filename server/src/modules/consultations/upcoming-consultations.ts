import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type UpcomingWork, ConsultantWork } from '../consultants/consultants.module.js';
import { lockMeetingTimes } from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { bookedStatuses, ConsultationStatus } from './consultation.enums.js';

/** Answers which consultations a consultant still has. */
@Injectable()
export class UpcomingConsultations implements UpcomingWork {
  constructor(work: ConsultantWork) {
    work.comesFrom(this);
  }

  lock(manager: EntityManager): Promise<void> {
    return lockMeetingTimes(manager);
  }

  /** What is scheduled and begins later, and what is requested and has no day that is past. */
  async count(manager: EntityManager): Promise<Map<number, number>> {
    const counts = await manager
      .createQueryBuilder(Consultation, 'consultation')
      .select('consultation.consultantId', 'id')
      .addSelect('count(*)::int', 'upcoming')
      .where('consultation.consultantId IS NOT NULL')
      .andWhere(
        `(consultation.status IN (:...booked) AND consultation.scheduledAt > :now
          OR consultation.status = :requested
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
}
