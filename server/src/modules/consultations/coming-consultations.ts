import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { type ComingWork, ConsultantWork } from '../consultants/consultants.module.js';
import { Consultation } from './consultation.entity.js';
import { arrangedStatuses, ConsultationStatus } from './consultation.enums.js';
import { lockMeetingTimes } from './lock-meeting-times.js';

/** Answers which consultations a consultant still has. */
@Injectable()
export class ComingConsultations implements ComingWork, OnModuleInit {
  constructor(private readonly work: ConsultantWork) {}

  onModuleInit(): void {
    this.work.comesFrom(this);
  }

  lock(manager: EntityManager): Promise<void> {
    return lockMeetingTimes(manager);
  }

  /** What is arranged and begins later, and what is requested and has no day that is past. */
  async count(manager: EntityManager): Promise<Map<number, number>> {
    const counts = await manager
      .createQueryBuilder(Consultation, 'consultation')
      .select('consultation.consultantId', 'id')
      .addSelect('count(*)::int', 'coming')
      .where('consultation.consultantId IS NOT NULL')
      .andWhere(
        `(consultation.status IN (:...arranged) AND consultation.scheduledAt > :now
          OR consultation.status = :requested
            AND (consultation.preferredDate IS NULL OR consultation.preferredDate >= :today))`,
        {
          ...{ arranged: arrangedStatuses, requested: ConsultationStatus.REQUESTED },
          ...{ now: new Date(), today: dayInAddisAbaba(new Date()) },
        },
      )
      .groupBy('consultation.consultantId')
      .getRawMany<{ id: number; coming: number }>();
    return new Map(counts.map(({ id, coming }) => [id, coming]));
  }
}
