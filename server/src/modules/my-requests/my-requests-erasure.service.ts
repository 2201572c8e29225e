import { Injectable } from '@nestjs/common';
import { conflict, forbidden } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { PersonErasureService, type PersonRecords } from '../people/people.module.js';
import type { DeleteMyRequestsDto } from './dto/my-requests-bodies.dto.js';
import { canErase, LinkedRecordsService } from './linked-records.service.js';
import { myRequestsTexts } from './my-requests-texts.js';

/** Deletes the personal data of people without an account at their own request. */
@Injectable()
export class MyRequestsErasureService {
  constructor(
    private readonly linked: LinkedRecordsService,
    private readonly erasure: PersonErasureService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Takes a person out of all that a link leads to, what is in the trash too, in the name of nobody of staff.
   * @returns out of how many records
   * @throws ApiException 403 for the link of a mail about a record, 404 for a link that is not good, 409 where it leads
   *   to something that was not shown
   */
  erase({ token, count }: DeleteMyRequestsDto, request?: RequestIdentity): Promise<number> {
    return this.idempotency.runOnce(request, async (manager) => {
      const link = await this.linked.open(manager, token);
      if (!canErase(link)) throw forbidden(myRequestsTexts.cannotErase);
      if (countOf(await this.linked.recordsOf(manager, link)) !== count) {
        throw conflict(myRequestsTexts.changedMeanwhile);
      }
      const all = await this.linked.recordsOf(manager, link, { withBinned: true });
      const { inquiries, consultations, orders } = await this.erasure.erase(manager, all);
      return inquiries + consultations + orders;
    });
  }
}

function countOf({ inquiryIds, consultationIds, orderIds }: PersonRecords): number {
  return inquiryIds.length + consultationIds.length + orderIds.length;
}
