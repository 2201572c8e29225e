import { Injectable } from '@nestjs/common';
import { type Caller, isOffice } from '../../common/access/access.js';
import { validationError } from '../../common/errors/api-exception.js';
import type { Sentence } from '../../common/errors/sentence.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { insertRow } from '../../common/insert-row.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { newTrackingCode } from '../../common/text/tracking-code.js';
import { suspicionOf } from '../../common/validation/suspicion.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import { AttachmentsWriterService, type Sender } from '../attachments/attachments.module.js';
import { OfficeHoursService } from '../office-hours/office-hours.module.js';
import { leadingPageIn } from '../visitors/visitors.module.js';
import { BookingService, type NewBooking } from './booking.service.js';
import { ConsultationMails } from './consultation-mails.js';
import { consultationTexts } from './consultation-texts.js';
import { requestedTimeOf, usualDuration } from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { RequestedConsultationDto } from './dto/consultation.dto.js';
import type { CreateConsultationDto } from './dto/create-consultation.dto.js';
import { requireContact } from './require-reachable.js';

/** What visitors send: requests for a consultation. */
@Injectable()
export class VisitorConsultationsWriterService {
  constructor(
    private readonly booking: BookingService,
    private readonly activity: ActivityService,
    private readonly mails: ConsultationMails,
    private readonly attachments: AttachmentsWriterService,
    private readonly officeHours: OfficeHoursService,
  ) {}

  /**
   * Files a request; when to meet is a requested time, which staff arrange. Where there are consultants, one who is free holds
   * that time for a while: not for what looks like spam, and for two open requests of a person only. What staff have
   * agreed already is scheduled at once.
   * @param sender with the files that come along
   * @throws ApiException 400, 409 where all consultants are taken then, or the one whom staff choose
   */
  request(
    { consultantId: named, noEmail, website, secondsShown, ...body }: CreateConsultationDto,
    language: SiteLanguage,
    caller: Caller | undefined,
    sender: Sender,
    identity: RequestIdentity | undefined,
  ): Promise<RequestedConsultationDto> {
    if (!isOffice(caller)) refuseFieldsOfStaff(body);
    requireContact({ ...body, noEmail });
    const isAgreed = body.status !== undefined;
    if (body.scheduledAt && !isAgreed)
      refuse('scheduledAt', 'scheduledAt is sent with status SCHEDULED only.');
    const requested = requestedTimeOf(body);
    const booking: NewBooking = {
      ...{ requested, scheduledAt: body.scheduledAt, isAgreed },
      duration: body.duration ?? usualDuration,
      chosen: isOffice(caller) ? named : null,
      isByStaff: isOffice(caller),
      isSpam: suspicionOf({ website, secondsShown }) !== null,
      client: body,
      address: sender.address,
    };
    return this.attachments.file<Consultation, RequestedConsultationDto>(sender, identity, (attach) => ({
      target: Consultation,
      answer: (filed) => RequestedConsultationDto.from(filed),
      file: async (manager, submission) => {
        // Within, so that the retry of a request that was filed before midnight is answered too.
        const booked = await this.booking.book(manager, booking);
        const dueAt = await this.officeHours.answerDue(manager);
        const [mailContext, consultation] = await Promise.all([
          this.mails.openRequest(manager, body.clientEmail ?? null),
          insertRow(
            manager,
            Consultation,
            {
              ...{ ...body, ...requested, language, cameFrom: leadingPageIn(body.cameFrom) },
              ...booked,
              dueAt,
              referenceCode: newTrackingCode(),
              ...submission,
            },
            [...RequestedConsultationDto.fields, 'language'],
          ),
        ]);
        await Promise.all([
          attach(manager, RecordKind.CONSULTATION, consultation.id),
          this.activity.note(manager, {
            subject: RecordKind.CONSULTATION,
            verb: ActivityVerb.CREATED,
            id: consultation.id,
            title: consultation.clientName,
            actorId: caller?.userId,
          }),
          isAgreed
            ? this.mails.notifyAgreed(manager, consultation.id)
            : this.mails.notifyRequested(manager, mailContext, consultation, sender.files.length),
          this.mails.notifyStaff(manager, consultation, caller?.userId),
        ]);
        return RequestedConsultationDto.from(consultation);
      },
    }));
  }
}

/** @throws ApiException 400 where a visitor sends what only staff can say */
function refuseFieldsOfStaff(body: Pick<CreateConsultationDto, 'status' | 'scheduledAt' | 'notes'>): void {
  for (const field of ['status', 'scheduledAt', 'notes'] as const) {
    if (body[field] != null) refuse(field, consultationTexts.forStaff(field));
  }
}

function refuse(field: keyof CreateConsultationDto, message: Sentence): never {
  throw validationError([{ field, message }]);
}
