import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, MoreThan } from 'typeorm';
import { conflict, tooMany } from '../../common/errors/api-exception.js';
import { hashToken } from '../../common/hash-token.js';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { removeOld } from '../../common/housekeeping/remove-old.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { downloadTexts } from './download-texts.js';
import { DownloadLink } from './download-link.entity.js';
import type { DownloadLinkDto } from './dto/download-link.dto.js';
import { lockTracked } from './find-tracked.js';
import { PaymentState } from './payment.enums.js';

const dayMs = 24 * 60 * 60 * 1000;
const goodForMs = 3 * dayMs;
/** Files that may be loaded by one link: all of a design, and again on another device. */
const loads = 40;
/** Links to the files of one order within a day. */
const mostLinksADay = 5;
/** Long enough to say of a link that its time is over, and not that there never was one. */
const keptFor = '30 days';

/** What visitors make: links to the files of designs that they bought. */
@Injectable()
export class VisitorDownloadsWriterService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    const where = `expires_at < now() - interval '${keptFor}'`;
    this.housekeeping.add('links to files of long ago', () =>
      removeOld(this.dataSource, { table: 'download_links', where }),
    );
  }

  /**
   * Makes a link to the files of an order; those made before stay good for their time.
   * @param typed the tracking code as the visitor typed it
   * @throws ApiException 404 without such an order, 409 before its payment is verified, 429 where enough were
   *   made within a day
   */
  issue(typed: string, request?: RequestIdentity): Promise<DownloadLinkDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const { id: orderId, payment, isChange } = await lockTracked(manager, typed);
      if (payment !== PaymentState.VERIFIED) throw conflict(downloadTexts.unpaid);
      if (isChange) throw conflict(downloadTexts.ofDesign);
      const madeSince = MoreThan(new Date(Date.now() - dayMs));
      const made = await manager.countBy(DownloadLink, { orderId, createdAt: madeSince });
      if (made >= mostLinksADay) throw tooMany(downloadTexts.tooManyLinks, dayMs / 1000);
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + goodForMs);
      await manager.insert(DownloadLink, {
        tokenHash: hashToken(token),
        orderId,
        expiresAt,
        loadsLeft: loads,
      });
      return { token, expiresAt };
    });
  }
}
