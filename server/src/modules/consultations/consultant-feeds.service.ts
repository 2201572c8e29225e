import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { hashToken } from '../../common/hash-token.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { ConsultantsService } from '../consultants/consultants.module.js';
import { addressOfFeed, newFeedToken } from './calendar-feeds.service.js';
import { ConsultantFeed } from './consultant-feed.entity.js';
import type { CalendarFeedDto, NewCalendarFeedDto } from './dto/calendar-feed.dto.js';

/** Secret addresses at which calendar programs read what one consultant has to do. */
@Injectable()
export class ConsultantFeedsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consultants: ConsultantsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ApiException 404 */
  async find(consultantId: number): Promise<CalendarFeedDto> {
    await this.consultants.findById(consultantId);
    const feed = await this.dataSource.manager.findOneBy(ConsultantFeed, { consultantId });
    return { since: feed?.createdAt ?? null };
  }

  /** Makes an address; the one before it leads nowhere from then on. @throws ApiException 404 */
  async renew(consultantId: number): Promise<NewCalendarFeedDto> {
    await this.consultants.findById(consultantId);
    const token = newFeedToken();
    const since = new Date();
    const feed = { consultantId, tokenHash: hashToken(token), createdAt: since };
    await this.dataSource.manager.upsert(ConsultantFeed, feed, ['consultantId']);
    return { url: addressOfFeed(this.config, token), since };
  }

  /** @throws ApiException 404 */
  async remove(consultantId: number): Promise<void> {
    await this.consultants.findById(consultantId);
    await this.dataSource.manager.delete(ConsultantFeed, { consultantId });
  }
}
