import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { conflict, forbidden, notFound } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind, type ClientKind } from '../../common/record-kind.js';
import { inSameTime } from '../../common/same-time.js';
import { numbersIn } from '../../common/text/phone.js';
import { readTrackingCode } from '../../common/text/tracking-code.js';
import { ConsultationLinksService } from '../consultations/consultations.module.js';
import { InquiryEntry, OwnInquiriesService, type OwnInquiryDto } from '../inquiries/inquiries.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { type NotifiedRecord, NotificationSubject } from '../notifications/notifications.module.js';
import { findByCode, findNewest, PersonErasureService, type PersonRecords } from '../people/people.module.js';
import { LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';
import { CodeAttempts } from './code-attempts.js';
import type {
  DeleteMyRequestsDto,
  NewMyRequestsLinkDto,
  OpenOwnConsultationDto,
  OpenMyRequestsDto,
  WriteToOwnInquiryDto,
} from './dto/my-requests-bodies.dto.js';
import { myRequestsTexts } from './my-requests-texts.js';
import { canErase, MyRequestsService } from './my-requests.service.js';

/** What people without an account do with what the office has of them. */
@Injectable()
export class MyRequestsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly own: MyRequestsService,
    private readonly links: SecretLinksService,
    private readonly attempts: CodeAttempts,
    private readonly inquiries: OwnInquiriesService,
    private readonly consultations: ConsultationLinksService,
    private readonly erasure: PersonErasureService,
    private readonly mails: MailOutbox,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Opens one record by its code and the end of its phone number.
   * @param address network address of the client
   * @returns the token of a link to it, good for half an hour
   * @throws ApiException 404 where they do not go together, 429 after five that did not
   */
  async open({ code: typed, digits }: OpenMyRequestsDto, address: string): Promise<string> {
    const code = readTrackingCode(typed);
    const takeBack = await this.attempts.begin(code ?? typed.toUpperCase(), address);
    const { manager } = this.dataSource;
    const record = code && (await findByCode(manager, code));
    const isRight = record && numbersIn(record.phone ?? '').some((number) => number.endsWith(digits));
    if (!isRight) throw notFound(myRequestsTexts.wrongCode);
    await takeBack();
    const { kind, id: recordId } = record;
    return this.links.create(manager, { purpose: LinkPurpose.MY_REQUEST_BY_CODE, kind, recordId });
  }

  /** Emails a link, good for an hour, to an address, if something was sent with it. */
  sendLink(
    { email }: NewMyRequestsLinkDto,
    language: SiteLanguage,
    request?: RequestIdentity,
  ): Promise<void> {
    const work = this.idempotency.runOnce(request, async (manager) => {
      const newest = await findNewest(manager, email);
      if (!newest) return;
      const { kind, id, name, title: about } = newest;
      const record: NotifiedRecord = { subject: subjects[kind], id, name, about };
      await this.mails.add(manager, {
        record,
        visitor: { name, email, phone: null, language },
        toVisitor: { kind: 'my-requests-link' },
        isLimited: true,
      });
    });
    return inSameTime(work);
  }

  /** @throws ApiException 404 for a link that is not good, and for somebody else's inquiry; 403 for another than its own */
  write(
    { token, inquiryId, message }: WriteToOwnInquiryDto,
    request?: RequestIdentity,
  ): Promise<OwnInquiryDto> {
    return this.idempotency.createOnce(request, {
      target: InquiryEntry,
      // Even when the link has ended since: the caller knows the key and the token of what was filed.
      answer: (filed, manager) => this.inquiries.findOne(manager, filed.inquiryId),
      file: async (manager, submission) => {
        await this.own.require(manager, token, 'inquiryIds', inquiryId);
        return this.inquiries.write(manager, inquiryId, message, submission);
      },
    });
  }

  /**
   * Takes a person out of all that a link leads to, what is in the trash too, in the name of nobody of staff.
   * @returns out of how many records
   * @throws ApiException 403 for the link of a mail about a record, 404 for a link that is not good, 409 where it leads
   *   to something that was not shown
   */
  erase({ token, count }: DeleteMyRequestsDto, request?: RequestIdentity): Promise<number> {
    return this.idempotency.runOnce(request, async (manager) => {
      const link = await this.own.open(manager, token);
      if (!canErase(link)) throw forbidden(myRequestsTexts.cannotErase);
      if (countOf(await this.own.recordsOf(manager, link)) !== count) {
        throw conflict(myRequestsTexts.changedMeanwhile);
      }
      const all = await this.own.recordsOf(manager, link, { withBinned: true });
      const { inquiries, consultations, orders } = await this.erasure.erase(manager, all);
      return inquiries + consultations + orders;
    });
  }

  /**
   * Makes a link as mails about a consultation bring it.
   * @returns its token
   * @throws ApiException 404 for a link that is not good, and for somebody else's consultation; 403 for another than its own
   */
  openConsultation({ token, consultationId }: OpenOwnConsultationDto): Promise<string> {
    return this.dataSource.transaction(async (manager: EntityManager) => {
      await this.own.require(manager, token, 'consultationIds', consultationId);
      return this.consultations.create(manager, consultationId);
    });
  }
}

function countOf({ inquiryIds, consultationIds, orderIds }: PersonRecords): number {
  return inquiryIds.length + consultationIds.length + orderIds.length;
}

const subjects: Record<ClientKind, NotificationSubject> = {
  [RecordKind.INQUIRY]: NotificationSubject.INQUIRY,
  [RecordKind.CONSULTATION]: NotificationSubject.CONSULTATION,
  [RecordKind.ORDER]: NotificationSubject.ORDER,
};
