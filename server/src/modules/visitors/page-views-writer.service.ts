import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { plainAddress } from '../../common/network/plain-address.js';
import { Config } from '../../config/config.js';
import { DailyLimits } from '../../integrations/rate-limit/daily-limits.js';
import { countedPage, countedSource, otherName } from './counted-names.js';
import type { CountViewDto } from './dto/visits.dto.js';
import { VisitCount, VisitFacet } from './visit-count.entity.js';

/** A year can be compared with the one before it. */
const retention = '25 months';

/** So many names of a day have a number of their own, however many are made up. */
export const mostNamesOfDay = 500;

/**
 * Only days that lines may still be added to; those before are added up already. A job that adds up lines removes them
 * in the same statement, so that several processes count none of them twice.
 */
const addUp = `
  WITH sums AS (
    SELECT day, facet, name, count(*) AS lines,
      row_number() OVER (PARTITION BY day, facet ORDER BY sum(views) DESC, name) > $1 AND name <> $2 AS is_other
    FROM visit_counts WHERE day >= (now() - interval '3 days')::date GROUP BY day, facet, name
  ), taken AS (
    DELETE FROM visit_counts line USING sums
    WHERE line.day = sums.day AND line.facet = sums.facet AND line.name = sums.name AND (lines > 1 OR is_other)
    RETURNING line.day, line.facet, CASE WHEN is_other THEN $2 ELSE line.name END AS name, visits, views
  )
  INSERT INTO visit_counts (day, facet, name, visits, views)
  SELECT day, facet, name, sum(visits), sum(views) FROM taken GROUP BY day, facet, name`;

/** Of one network; what is beyond is left out of the figures. */
const mostLooksADay = 2000;

/** What visitors send: that a page was looked at. Nothing is stored of who did, nor which looks are of one person. */
@Injectable()
export class PageViewsWriterService {
  private readonly ownHost: string;

  constructor(
    @InjectRepository(VisitCount) private readonly counts: Repository<VisitCount>,
    config: Config,
    private readonly idempotency: IdempotencyService,
    private readonly limits: DailyLimits,
  ) {
    this.ownHost = new URL(config.publicUrl).hostname;
  }

  @CleanupJob('page views of many lines')
  async addUp(): Promise<void> {
    await this.counts.query(addUp, [mostNamesOfDay, otherName]);
  }

  @CleanupJob('page views of long ago')
  removeOld(): Promise<void> {
    const where = `day < (now() - interval '${retention}')::date`;
    return removeOld(this.counts, where);
  }

  /** @param address network address of the browser */
  async count(
    { path, language, begins = false, referrer }: CountViewDto,
    address: string,
    request?: RequestIdentity,
  ): Promise<void> {
    if (!(await this.limits.allows('looks', address, mostLooksADay))) return;
    const line = { day: dayInAddisAbaba(new Date()), visits: begins ? 1 : 0, views: 1 };
    const source = countedSource(referrer, this.ownHost);
    await this.idempotency.runOnce(request, async (manager) => {
      await manager.insert(VisitCount, [
        { ...line, facet: VisitFacet.PAGE, name: countedPage(plainAddress(path)) },
        { ...line, facet: VisitFacet.LANGUAGE, name: language },
        ...(begins ? [{ ...line, facet: VisitFacet.SOURCE, name: source }] : []),
      ]);
    });
  }
}
