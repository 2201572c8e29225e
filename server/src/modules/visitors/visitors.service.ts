import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { RealtimeVisitorsDto, TrackVisitorDto } from './dto/visits.dto.js';
import { Visitor } from './visitor.entity.js';

/** The database's clock, so that it measures what it wrote. */
const now = () => 'now()';

@Injectable()
export class VisitorsService {
  constructor(@InjectRepository(Visitor) private readonly visitors: Repository<Visitor>) {}

  /** Keeps a session's first page; after that only that it was here again. */
  async track({ sessionId, pageUrl, referrer, userAgent }: TrackVisitorDto): Promise<void> {
    await this.visitors
      .createQueryBuilder()
      .insert()
      .values({ sessionId, pageUrl, referrer, userAgent, lastSeenAt: now })
      .orUpdate(['last_seen_at'], ['session_id'])
      .execute();
  }

  /** A session that was never tracked is none that counts, and no mistake of the browser's either. */
  async heartbeat(sessionId: string): Promise<void> {
    await this.visitors.update({ sessionId }, { lastSeenAt: now });
  }

  async realtime(): Promise<RealtimeVisitorsDto> {
    const realtimeVisitors = await this.visitors
      .createQueryBuilder('visitor')
      .where("visitor.lastSeenAt > now() - interval '5 minutes'")
      .getCount();
    return { realtimeVisitors };
  }
}
