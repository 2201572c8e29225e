import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { instantInAddisAbaba } from '../../common/addis-ababa-time.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { ActivityService, ActivitySubject, ActivityVerb } from '../activity/activity.module.js';
import { NotificationsService } from '../notifications/notifications.module.js';
import { ConsultationMails, newsOf } from './consultation-mails.js';
import { Consultation } from './consultation.entity.js';
import { arrangedStatuses } from './consultation.enums.js';
import {
  endOf,
  isOpenAt,
  readWish,
  requireBookableDay,
  timeSlots,
  usualDuration,
} from './consultation-times.js';
import type { AvailabilityDto } from './dto/availability.dto.js';
import { RequestedConsultationDto } from './dto/requested-consultation.dto.js';
import type { CreateConsultationDto } from './dto/create-consultation.dto.js';

/** What clients do: see which times are free, and ask for a consultation. */
@Injectable()
export class ConsultationBookingService {
  constructor(
    @InjectRepository(Consultation) private readonly consultations: Repository<Consultation>,
    private readonly activity: ActivityService,
    private readonly mails: ConsultationMails,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Files a request; when to meet is a wish, which staff arrange. */
  request(
    body: CreateConsultationDto,
    language: SiteLanguage,
    caller: Caller | undefined,
    identity: RequestIdentity | undefined,
  ): Promise<RequestedConsultationDto> {
    const wish = readWish(body);
    return this.idempotency.once(identity, async (manager) => {
      // Within, so that the retry of a request that was filed before midnight is answered too.
      if (wish.preferredDate) requireBookableDay(wish.preferredDate, new Date());
      const { id } = await manager.save(manager.create(Consultation, { ...body, ...wish, language }));
      const consultation = await manager.findOneByOrFail(Consultation, { id });
      await this.activity.record(manager, {
        subject: ActivitySubject.CONSULTATION,
        verb: ActivityVerb.CREATED,
        id,
        title: consultation.clientName,
        actorId: caller?.userId,
      });
      await this.mails.tellRequested(manager, consultation);
      await this.notifications.add(manager, newsOf(consultation), caller?.userId);
      return RequestedConsultationDto.from(consultation);
    });
  }

  /** Which times of a day are free for a meeting of the usual duration. @param date YYYY-MM-DD */
  async availability(date: string): Promise<AvailabilityDto> {
    const now = Date.now();
    const meetings = await this.#meetingsOf(date);
    return {
      date,
      slots: timeSlots.map((time) => {
        const start = instantInAddisAbaba(date, time);
        const end = endOf(start, usualDuration);
        const isTaken = meetings.some(({ scheduledAt, endsAt }) => scheduledAt! < end && endsAt! > start);
        return { time, available: isOpenAt(date, time) && start.getTime() > now && !isTaken };
      }),
    };
  }

  /** Arranged meetings that touch a day there; the range is the one that the exclusion constraint indexes. */
  #meetingsOf(day: string): Promise<Consultation[]> {
    return this.consultations
      .createQueryBuilder('consultation')
      .select(['consultation.id', 'consultation.scheduledAt', 'consultation.endsAt'])
      .where('consultation.status IN (:...arranged)', { arranged: arrangedStatuses })
      .andWhere('tstzrange(consultation.scheduledAt, consultation.endsAt) && tstzrange(:start, :end)', {
        start: instantInAddisAbaba(day, '00:00'),
        end: instantInAddisAbaba(day, '24:00'),
      })
      .getMany();
  }
}
