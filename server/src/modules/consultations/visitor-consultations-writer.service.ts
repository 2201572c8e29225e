import { Injectable } from '@nestjs/common';
import { type Caller, isStaff } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { leadingPageIn } from '../visitors/visitors.module.js';
import { OneStatement } from '../../common/one-statement.js';
import { newTrackingCode } from '../../common/tracking-code.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { ActivityService, ActivitySubject, ActivityVerb } from '../activity/activity.module.js';
import { NotificationsService } from '../notifications/notifications.module.js';
import { OfficeHoursService } from '../office-hours/office-hours.module.js';
import { ConsultationMails, newsOf } from './consultation-mails.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { requireBookableDay, requireNotice, requireOpenOffice, wishOf } from './consultation-times.js';
import { requireReachable } from './require-reachable.js';
import { RequestedConsultationDto, requestedConsultationFields } from './dto/requested-consultation.dto.js';
import type { CreateConsultationDto } from './dto/create-consultation.dto.js';

/** What visitors send: requests for a consultation. */
@Injectable()
export class VisitorConsultationsWriterService {
  constructor(
    private readonly activity: ActivityService,
    private readonly mails: ConsultationMails,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly officeHours: OfficeHoursService,
    private readonly rules: ConsultationRulesService,
  ) {}

  /** Files a request; when to meet is a wish, which staff arrange. */
  request(
    body: CreateConsultationDto,
    language: SiteLanguage,
    caller: Caller | undefined,
    identity: RequestIdentity | undefined,
  ): Promise<RequestedConsultationDto> {
    requireReachable(body);
    const wish = wishOf(body);
    return this.idempotency.runOnce(identity, async (manager, last) => {
      // Within, so that the retry of a request that was filed before midnight is answered too.
      if (wish.preferredDate) {
        requireBookableDay(wish.preferredDate, new Date());
        const { hours } = await this.officeHours.on(wish.preferredDate, manager);
        requireOpenOffice(hours, wish.preferredTime);
        // Staff know what they can do at short notice.
        if (!isStaff(caller)) {
          const { noticeHours } = await this.rules.find(manager);
          requireNotice(wish, noticeHours, new Date());
        }
      }
      const first = new OneStatement(manager);
      const stored = first.insert(
        Consultation,
        {
          ...{ ...body, ...wish, language, cameFrom: leadingPageIn(body.cameFrom) },
          referenceCode: newTrackingCode(),
        },
        { returns: [...requestedConsultationFields, 'language'] },
      );
      const desk = this.mails.openRequest(first, body.clientEmail ?? null);
      await first.send();
      const consultation = stored()[0]!;
      this.activity.note(last, {
        subject: ActivitySubject.CONSULTATION,
        verb: ActivityVerb.CREATED,
        id: consultation.id,
        title: consultation.clientName,
        actorId: caller?.userId,
      });
      this.mails.tellRequested(last, desk, consultation);
      this.notifications.tell(last, newsOf(consultation), caller?.userId);
      return RequestedConsultationDto.from(consultation);
    });
  }
}
