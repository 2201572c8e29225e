import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { RealtimeVisitorsDto } from './dto/visits.dto.js';
import { Visitor } from './visitor.entity.js';

/** How many browsers are on the site. */
@Injectable()
export class VisitorsService {
  constructor(private readonly manager: EntityManager) {}

  async realtime(): Promise<RealtimeVisitorsDto> {
    const realtimeVisitors = await this.manager
      .createQueryBuilder(Visitor, 'visitor')
      .where("visitor.lastSeenAt > now() - interval '5 minutes'")
      .getCount();
    return { realtimeVisitors };
  }
}
