import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { plainAddress } from '../../common/network/plain-address.js';
import { DailyLimits } from '../../integrations/rate-limit/daily-limits.js';
import type { TrackVisitorDto } from './dto/visits.dto.js';
import { Visitor } from './visitor.entity.js';

/** The dashboard compares this month with the last one, and a returning visitor is not new for a year. Counted from when they were last seen. */
const retention = '13 months';

/** Of one network; what is beyond is left out of the figures. */
const mostSessionsADay = 500;
/** In characters. */
const maxAddressLength = 200;
const maxAgentLength = 150;

/** The database's clock, so that it measures what it wrote. */
const now = () => 'now()';

/** What visitors send: that they are here. */
@Injectable()
export class VisitorVisitsWriterService {
  constructor(
    @InjectRepository(Visitor) private readonly visitors: Repository<Visitor>,
    private readonly idempotency: IdempotencyService,
    private readonly limits: DailyLimits,
  ) {}

  @CleanupJob('visitors of long ago')
  removeOld(): Promise<void> {
    const where = `last_seen_at < now() - interval '${retention}'`;
    return removeOld(this.visitors, where);
  }

  /**
   * Keeps a session's first page; after that only that it was here again.
   * @param address network address of the browser
   */
  async track(visit: TrackVisitorDto, address: string, request?: RequestIdentity): Promise<void> {
    if (!(await this.limits.allows('sessions', address, mostSessionsADay))) return;
    const { sessionId } = visit;
    const pageUrl = plainAddress(visit.pageUrl).slice(0, maxAddressLength);
    const referrer = visit.referrer && plainAddress(visit.referrer).slice(0, maxAddressLength);
    const userAgent = visit.userAgent?.slice(0, maxAgentLength);
    await this.idempotency.runOnce(request, async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(Visitor)
        .values({ sessionId, pageUrl, referrer, userAgent, lastSeenAt: now })
        .orUpdate(['last_seen_at'], ['session_id'])
        .execute();
    });
  }

  /** A session that was never tracked is none that counts, and no mistake of the browser's either. */
  async heartbeat(sessionId: string, request?: RequestIdentity): Promise<void> {
    await this.idempotency.runOnce(request, async (manager) => {
      await manager.update(Visitor, { sessionId }, { lastSeenAt: now });
    });
  }
}
