import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VisitFacet } from './visit-count.entity.js';

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
  constructor(private readonly dataSource: DataSource) {}

  /** By day; days without any look are left out. */
  async byDay({ from, to }: Days): Promise<Map<string, Visits>> {
    // Every look is in one language.
    const rows = await this.dataSource.query<(Visits & { day: string })[]>(
      `SELECT day::text, sum(visits)::int AS visits, sum(views)::int AS views FROM visit_counts
       WHERE facet = $1 AND day >= $2 AND day <= $3 GROUP BY day`,
      [VisitFacet.LANGUAGE, from, to],
    );
    return new Map(rows.map(({ day, visits, views }) => [day, { visits, views }]));
  }

  /**
   * By page, language or source, the most first.
   * @param before days that these are compared with
   * @param beginning with which names begin
   */
  byName(facet: VisitFacet, days: Days, before: Days, most: number, beginning = ''): Promise<NamedVisits[]> {
    return this.dataSource.query<NamedVisits[]>(
      `SELECT name, sum(visits) FILTER (WHERE is_now)::int AS visits, sum(views) FILTER (WHERE is_now)::int AS views,
         coalesce(sum(visits) FILTER (WHERE NOT is_now), 0)::int AS "visitsBefore",
         coalesce(sum(views) FILTER (WHERE NOT is_now), 0)::int AS "viewsBefore"
       FROM (
         SELECT name, visits, views, day >= $2 AS is_now FROM visit_counts
         WHERE facet = $1 AND starts_with(name, $7)
           AND ((day >= $2 AND day <= $3) OR (day >= $4 AND day <= $5))
       ) looks
       GROUP BY name HAVING bool_or(is_now)
       ORDER BY sum(views) FILTER (WHERE is_now) DESC, name LIMIT $6`,
      [facet, days.from, days.to, before.from, before.to, most, beginning],
    );
  }

  /** The first day that anything was counted on. */
  async countedSince(): Promise<string | null> {
    const [row] = await this.dataSource.query<[{ day: string | null }]>(
      'SELECT min(day)::text AS day FROM visit_counts WHERE facet = $1',
      [VisitFacet.LANGUAGE],
    );
    return row.day;
  }
}
