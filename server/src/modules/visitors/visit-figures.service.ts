import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, Repository } from 'typeorm';
import { VisitCount, VisitFacet } from './visit-count.entity.js';

/** Days of Africa/Addis_Ababa, YYYY-MM-DD, the last one with them. */
export interface Days {
  from: string;
  to: string;
}

export interface Visits {
  visits: number;
  views: number;
}

/** The counts of a page, a language or a source in two periods. */
export interface NamedVisits extends Visits {
  name: string;
  visitsBefore: number;
  viewsBefore: number;
}

/** How often pages were looked at. */
@Injectable()
export class VisitFiguresService {
  constructor(@InjectRepository(VisitCount) private readonly counts: Repository<VisitCount>) {}

  /** By day; days without any look are left out. */
  async byDay({ from, to }: Days): Promise<Map<string, Visits>> {
    // Every look is in one language.
    const rows = await this.counts
      .createQueryBuilder('look')
      .select('look.day::text', 'day')
      .addSelect('sum(look.visits)::int', 'visits')
      .addSelect('sum(look.views)::int', 'views')
      .where({ facet: VisitFacet.LANGUAGE, day: Between(from, to) })
      .groupBy('look.day')
      .getRawMany<Visits & { day: string }>();
    return new Map(rows.map(({ day, visits, views }) => [day, { visits, views }]));
  }

  /**
   * By page, language or source, the most first.
   * @param before days that these are compared with
   * @param beginning with which names begin
   */
  byName(facet: VisitFacet, days: Days, before: Days, most: number, beginning = ''): Promise<NamedVisits[]> {
    const isNow = 'look.day >= :from';
    const sum = (column: string, condition: string) =>
      `coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)::int`;
    return this.counts
      .createQueryBuilder('look')
      .select('look.name', 'name')
      .addSelect(sum('look.visits', isNow), 'visits')
      .addSelect(sum('look.views', isNow), 'views')
      .addSelect(sum('look.visits', `NOT ${isNow}`), 'visitsBefore')
      .addSelect(sum('look.views', `NOT ${isNow}`), 'viewsBefore')
      .where([
        { facet, day: Between(days.from, days.to) },
        { facet, day: Between(before.from, before.to) },
      ])
      .andWhere('starts_with(look.name, :beginning)', { beginning })
      .groupBy('look.name')
      .having(`bool_or(${isNow})`, { from: days.from })
      .orderBy('views', 'DESC')
      .addOrderBy('name')
      .limit(most)
      .getRawMany<NamedVisits>();
  }

  /** The first day that anything was counted on. */
  async countedSince(): Promise<string | null> {
    const first = await this.counts.findOne({
      select: { id: true, day: true },
      where: { facet: VisitFacet.LANGUAGE },
      order: { day: 'ASC' },
    });
    return first?.day ?? null;
  }
}
