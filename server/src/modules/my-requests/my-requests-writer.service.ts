import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { ConsultationLinksService } from '../consultations/consultations.module.js';
import { InquiryEntry, OwnInquiriesService, type OwnInquiryDto } from '../inquiries/inquiries.module.js';
import type { OpenOwnConsultationDto, WriteToOwnInquiryDto } from './dto/my-requests-bodies.dto.js';
import { LinkedRecordsService } from './linked-records.service.js';

/** What people without an account do with one of their requests. */
@Injectable()
export class MyRequestsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly linked: LinkedRecordsService,
    private readonly inquiries: OwnInquiriesService,
    private readonly consultations: ConsultationLinksService,
    private readonly idempotency: IdempotencyService,
  ) {}

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
        await this.linked.require(manager, token, 'inquiryIds', inquiryId);
        return this.inquiries.write(manager, inquiryId, message, submission);
      },
    });
  }

  /**
   * Makes a link as mails about a consultation bring it.
   * @returns its token
   * @throws ApiException 404 for a link that is not good, and for somebody else's consultation; 403 for another than its own
   */
  openConsultation({ token, consultationId }: OpenOwnConsultationDto): Promise<string> {
    return this.dataSource.transaction(async (manager: EntityManager) => {
      await this.linked.require(manager, token, 'consultationIds', consultationId);
      return this.consultations.create(manager, consultationId);
    });
  }
}
