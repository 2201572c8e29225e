import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { RealtimeVisitorsDto } from './dto/visits.dto.js';
import { Visitor } from './visitor.entity.js';

/** How many browsers are on the site. */
@Injectable()
export class VisitorsService {
  constructor(@InjectRepository(Visitor) private readonly visitors: Repository<Visitor>) {}

  async realtime(): Promise<RealtimeVisitorsDto> {
    const realtimeVisitors = await this.visitors
      .createQueryBuilder('visitor')
      .where("visitor.lastSeenAt > now() - interval '5 minutes'")
      .getCount();
    return { realtimeVisitors };
  }
}
