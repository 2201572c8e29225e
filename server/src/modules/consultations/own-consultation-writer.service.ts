import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { conflict, tooMany } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordKind } from '../../common/record-kind.js';
import { inSameTime } from '../../common/same-time.js';
import { isAlreadySo } from '../../common/versioning.js';
import { Activity, ActivityVerb } from '../../content/content.module.js';
import { BookingService } from './booking.service.js';
import { ConsultationLinksService } from './consultation-links.service.js';
import { ConsultationMails } from './consultation-mails.js';
import { consultationTexts } from './consultation-texts.js';
import { Consultation } from './consultation.entity.js';
import { bookedStatuses, ConsultationStatus } from './consultation.enums.js';
import type {
  MoveOwnConsultationDto,
  NewConsultationLinkDto,
  OwnConsultationDto,
  OwnConsultationLinkDto,
} from './dto/own-consultation.dto.js';
import { OwnConsultationService } from './own-consultation.service.js';

const dayMs = 24 * 60 * 60 * 1000;

/** How often its client may change one consultation within a day. */
const mostChangesADay = 5;

/** For how many consultations of an address links are sent at once. */
const mostLinksSent = 3;

/** What clients do with their consultation by the link of a mail. */
@Injectable()
export class OwnConsultationWriterService {
  constructor(
    private readonly own: OwnConsultationService,
    private readonly links: ConsultationLinksService,
    private readonly booking: BookingService,
    private readonly mails: ConsultationMails,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Moves a meeting, or the requested time for one where nothing is scheduled yet.
   * @throws ApiException 400 for a day that cannot be booked, 404 for a link that is not good, 409 where it is too
   *   late, or the time is taken
   */
  move(
    { token, date, time }: MoveOwnConsultationDto,
    request?: RequestIdentity,
  ): Promise<OwnConsultationDto> {
    return this.#change(token, request, (manager, consultation) =>
      this.booking.move(manager, consultation, { date, time }),
    );
  }

  /**
   * Confirms a request, which proves that its address is theirs: its time is on hold until it would begin. The link
   * stays good.
   * @throws ApiException 404 for a link that is not good, 409 where there is no time to hold, it is taken by now, or two
   *   other requests of theirs hold one
   */
  confirm({ token }: OwnConsultationLinkDto, request?: RequestIdentity): Promise<OwnConsultationDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const consultation = await this.links.lock(manager, token);
      if (consultation.status !== ConsultationStatus.REQUESTED)
        throw conflict(consultationTexts.cannotChange);
      const before = { ...consultation };
      await this.booking.confirm(manager, consultation);
      const { consultantId, heldUntil } = consultation;
      // Confirmed once more it is no change: changes of a day are counted.
      const isSame = isAlreadySo(before, { consultantId, heldUntil });
      return this.own.show(manager, isSame ? consultation : await this.links.save(manager, consultation));
    });
  }

  /** @throws ApiException 404 for a link that is not good, 409 where it is too late */
  cancel(token: string, request?: RequestIdentity): Promise<OwnConsultationDto> {
    const change = (_manager: EntityManager, consultation: Consultation) => {
      consultation.status = ConsultationStatus.CANCELLED;
    };
    // It happens once, and somebody who cannot come must be able to say so.
    return this.#change(token, request, change, { isCounted: false });
  }

  /** Sends a new link for each consultation of an address that is still to come. */
  sendLinks({ email }: NewConsultationLinkDto, request?: RequestIdentity): Promise<void> {
    const work = this.idempotency.runOnce(request, async (manager) => {
      const upcoming = await manager.find(Consultation, {
        where: [
          { clientEmail: email, status: In(bookedStatuses), scheduledAt: MoreThan(new Date()) },
          { clientEmail: email, status: In(bookedStatuses), scheduledAt: IsNull() },
          { clientEmail: email, status: ConsultationStatus.REQUESTED },
        ],
        order: { id: 'DESC' },
        take: mostLinksSent,
      });
      for (const consultation of upcoming) await this.mails.sendLink(manager, consultation);
    });
    return inSameTime(work);
  }

  #change(
    token: string,
    request: RequestIdentity | undefined,
    apply: (manager: EntityManager, consultation: Consultation) => Promise<void> | void,
    { isCounted } = { isCounted: true },
  ): Promise<OwnConsultationDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const consultation = await this.links.lock(manager, token);
      if (isCounted) await requireFewChanges(manager, consultation.id);
      const before = { ...consultation };
      await apply(manager, consultation);
      const saved = await this.links.saveAndUse(manager, token, consultation);
      await this.mails.notifyChangedByClient(manager, before, saved);
      return this.own.show(manager, saved);
    });
  }
}

/** Each change is a mail to the client and one to the office. @throws ApiException 429 */
async function requireFewChanges(manager: EntityManager, id: number): Promise<void> {
  const made = await manager.countBy(Activity, {
    subject: RecordKind.CONSULTATION,
    subjectId: id,
    verb: ActivityVerb.UPDATED,
    actorId: IsNull(),
    createdAt: MoreThan(new Date(Date.now() - dayMs)),
  });
  if (made >= mostChangesADay) throw tooMany(consultationTexts.tooManyChanges, dayMs / 1000);
}
