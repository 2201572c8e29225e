import { Injectable } from '@nestjs/common';
import { conflict, tooMany } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  LinkPurpose,
  newSecretLink,
  SecretLink,
  SecretLinksService,
} from '../secret-links/secret-links.module.js';
import { downloadTexts } from './download-texts.js';
import type { DownloadLinkDto } from './dto/design-file.dto.js';
import { PaymentState } from './order.enums.js';
import { lockTracked } from './tracked-orders.js';

const dayMs = 24 * 60 * 60 * 1000;
/** Links to the files of one order within a day. */
const mostLinksADay = 5;

/** What visitors make: links to the files of designs that they bought. */
@Injectable()
export class VisitorDownloadsWriterService {
  constructor(
    private readonly links: SecretLinksService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Makes a link to the files of an order; those made before stay good for their time.
   * @param typed the tracking code as the visitor typed it
   * @throws ApiException 404 without such an order, 409 before its payment is verified, 429 where enough were
   *   made within a day
   */
  issue(typed: string, request?: RequestIdentity): Promise<DownloadLinkDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const { id: recordId, payment, isChange } = await lockTracked(manager, typed);
      if (payment !== PaymentState.VERIFIED) throw conflict(downloadTexts.unpaid);
      if (isChange) throw conflict(downloadTexts.ofDesign);
      const wanted = { kind: RecordKind.ORDER, recordId, purpose: LinkPurpose.DOWNLOAD };
      const dayAgo = Date.now() - dayMs;
      const made = await this.links.list(manager, wanted, wanted.purpose);
      if (made.filter(({ createdAt }) => createdAt.getTime() > dayAgo).length >= mostLinksADay) {
        throw tooMany(downloadTexts.tooManyLinks, dayMs / 1000);
      }
      const { token, link } = newSecretLink(wanted);
      await manager.insert(SecretLink, link);
      return { token, expiresAt: link.expiresAt! };
    });
  }
}
