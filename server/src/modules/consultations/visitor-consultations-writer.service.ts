import { dayInAddisAbaba, timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Caller, isOffice } from '../../common/access/access.js';
import { ApiException, conflict, validationError } from '../../common/errors/api-exception.js';
import type { Sentence } from '../../common/errors/sentence.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { insertRow } from '../../common/insert-row.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { newTrackingCode } from '../../common/text/tracking-code.js';
import { suspicionOf } from '../../common/validation/suspicion.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import { AttachmentsWriterService, type Sender } from '../attachments/attachments.module.js';
import { NotificationsService } from '../notifications/notifications.module.js';
import { OfficeHoursService } from '../office-hours/office-hours.module.js';
import { leadingPageIn } from '../visitors/visitors.module.js';
import { ConsultantAssignmentService } from './consultant-assignment.service.js';
import { ConsultationHoldsService } from './consultation-holds.service.js';
import { ConsultationMails, notifiedConsultation } from './consultation-mails.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { consultationTexts } from './consultation-texts.js';
import {
  endOf,
  lockMeetingTimes,
  requestedInstant,
  requireBookableDay,
  requireNotice,
  requireOpenOffice,
  usualDuration,
  type RequestedTime,
  requestedTimeOf,
} from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { RequestedConsultationDto } from './dto/consultation.dto.js';
import type { CreateConsultationDto } from './dto/create-consultation.dto.js';
import { MeetingConflictsService } from './meeting-conflicts.service.js';
import { requireContact } from './require-reachable.js';

/** What visitors send: requests for a consultation. */
@Injectable()
export class VisitorConsultationsWriterService {
  constructor(
    private readonly activity: ActivityService,
    private readonly mails: ConsultationMails,
    private readonly notifications: NotificationsService,
    private readonly attachments: AttachmentsWriterService,
    private readonly officeHours: OfficeHoursService,
    private readonly rules: ConsultationRulesService,
    private readonly assignment: ConsultantAssignmentService,
    private readonly holds: ConsultationHoldsService,
    private readonly conflicts: MeetingConflictsService,
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
    const slot = body.scheduledAt ? slotOf(body.scheduledAt) : requested;
    const chosen = isOffice(caller) ? named : null;
    const { duration = usualDuration } = body;
    const isSpam = suspicionOf({ website, secondsShown }) !== null;
    return this.attachments.file<Consultation, RequestedConsultationDto>(sender, identity, (attach) => ({
      target: Consultation,
      answer: (filed) => RequestedConsultationDto.from(filed),
      file: async (manager, submission) => {
        // Within, so that the retry of a request that was filed before midnight is answered too.
        let consultantId: number | null = null;
        if (requested.preferredDate) requireBookableDay(requested.preferredDate, new Date());
        if (slot.preferredDate) {
          if (body.scheduledAt && slot.preferredDate < dayInAddisAbaba(new Date())) {
            refuse('scheduledAt', 'scheduledAt cannot be before today.');
          }
          const meetsAsOne = await this.assignment.isOfficeOne(manager);
          // Staff know when they can meet all the same, and what they can do at short notice.
          if (!isOffice(caller)) {
            const { hours } = await this.officeHours.on(slot.preferredDate, manager);
            // Consultants may keep other hours than the office.
            requireOpenOffice(hours, meetsAsOne ? requested.preferredTime : null);
            const { noticeHours } = await this.rules.find(manager);
            requireNotice(requested, noticeHours, new Date());
          }
          if (!meetsAsOne && !chosen) {
            consultantId = await this.#consultantOf(slot, duration, caller, manager);
          }
        }
        if (chosen) {
          consultantId = await this.assignment.take(chosen, slot, duration, manager);
        }
        const scheduledAt = isAgreed ? requestedInstant(slot) : null;
        const endsAt = scheduledAt && endOf(scheduledAt, duration);
        if (scheduledAt) await this.#requireNoConflict({ scheduledAt, endsAt, consultantId }, manager);
        const heldBy = isOffice(caller) ? null : this.holds.networkOf(sender.address);
        const namesTime = consultantId !== null && !!requested.preferredDate && !!requested.preferredTime;
        const mayHold =
          namesTime &&
          !isAgreed &&
          !isSpam &&
          (isOffice(caller) || (await this.holds.mayHold(manager, { ...body, heldBy })));
        const heldUntil = mayHold ? await this.holds.endOfHold(manager) : null;
        const dueAt = await this.officeHours.answerDue(manager);
        const [mailContext, consultation] = await Promise.all([
          this.mails.openRequest(manager, body.clientEmail ?? null),
          insertRow(
            manager,
            Consultation,
            {
              ...{ ...body, ...requested, consultantId, language, cameFrom: leadingPageIn(body.cameFrom) },
              ...{ scheduledAt, endsAt },
              ...(heldUntil && { heldUntil, heldBy }),
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
          this.notifications.add(manager, notifiedConsultation(consultation), caller?.userId),
        ]);
        return RequestedConsultationDto.from(consultation);
      },
    }));
  }

  /** Which consultant keeps the time of a requested time, if it names one. */
  async #consultantOf(
    { preferredDate: day, preferredTime: time }: RequestedTime,
    duration: number,
    caller: Caller | undefined,
    manager: EntityManager,
  ): Promise<number | null> {
    if (!day || !time) return null;
    try {
      return await this.assignment.choose({ day, time, duration }, manager);
    } catch (error) {
      // Staff say later who holds what they enter for somebody on the telephone.
      if (isOffice(caller) && error instanceof ApiException) return null;
      throw error;
    }
  }

  /** @throws ApiException 409 where another meeting has the time, which it names */
  async #requireNoConflict(
    wanted: Pick<Consultation, 'scheduledAt' | 'endsAt' | 'consultantId'>,
    manager: EntityManager,
  ): Promise<void> {
    await lockMeetingTimes(manager);
    const other = await this.conflicts.during(wanted, manager);
    if (other)
      throw conflict(`${await this.conflicts.describe(other, wanted, manager)} Choose another time.`);
  }
}

/** @throws ApiException 400 where a visitor sends what only staff can say */
function refuseFieldsOfStaff(body: Pick<CreateConsultationDto, 'status' | 'scheduledAt' | 'notes'>): void {
  for (const field of ['status', 'scheduledAt', 'notes'] as const) {
    if (body[field] != null) refuse(field, consultationTexts.forStaff(field));
  }
}

function slotOf(scheduledAt: Date): RequestedTime {
  return { preferredDate: dayInAddisAbaba(scheduledAt), preferredTime: timeInAddisAbaba(scheduledAt) };
}

function refuse(field: keyof CreateConsultationDto, message: Sentence): never {
  throw validationError([{ field, message }]);
}
