import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { countByDay } from '../../../common/counts/count-records.js';
import { Consultation } from '../../consultations/consultations.module.js';
import { ContactInquiry } from '../../inquiries/inquiries.module.js';
import { DesignOrder } from '../../orders/orders.module.js';
import { VisitFacet, VisitFiguresService } from '../../visitors/visitors.module.js';
import type {
  DayFiguresDto,
  FiguresDto,
  FiguresQuery,
  LedToDto,
  VisitTotalsDto,
  WeekFiguresDto,
} from '../dto/figures.dto.js';
import { type ComparedDays, comparedDays, weeksOf } from './compared-days.js';
import { LeadsService } from './leads.service.js';

/** As many names as a chart has room for. */
const shownNames = 10;

/** How the site was used and what came of it. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visits: VisitFiguresService,
    private readonly leads: LeadsService,
  ) {}

  async figures({ from, to }: FiguresQuery): Promise<FiguresDto> {
    const compared = comparedDays(from, to);
    const { now, before } = compared;
    const named = (facet: VisitFacet) => this.visits.byName(facet, now, before, shownNames);
    const [countedSince, days, pages, languages, sources, weeks, leads] = await Promise.all([
      this.visits.countedSince(),
      this.days(compared),
      named(VisitFacet.PAGE),
      named(VisitFacet.LANGUAGE),
      named(VisitFacet.SOURCE),
      this.weeks(compared),
      this.leads.count(compared),
    ]);
    return {
      ...now,
      beforeFrom: before.from,
      beforeTo: before.to,
      countedSince,
      total: sum(days, ['visits', 'views', 'visitsBefore', 'viewsBefore']) satisfies VisitTotalsDto,
      ...{ days, pages, languages, sources, weeks },
      leads: await this.leads.name(leads.slice(0, shownNames)),
      ledTo: sum(leads, ['views', 'inquiries', 'consultations', 'orders']) satisfies LedToDto,
    };
  }

  async days({ now, before, pairs }: ComparedDays): Promise<DayFiguresDto[]> {
    const byDay = await this.visits.byDay({ from: before.from, to: now.to });
    const none = { visits: 0, views: 0 };
    return pairs.map(({ day, dayBefore }) => {
      const { visits, views } = byDay.get(day) ?? none;
      const { visits: visitsBefore, views: viewsBefore } = byDay.get(dayBefore) ?? none;
      return { day, dayBefore, visits, views, visitsBefore, viewsBefore };
    });
  }

  async weeks({ now, before, pairs }: ComparedDays): Promise<WeekFiguresDto[]> {
    const made = (of: EntityTarget<ObjectLiteral>) =>
      countByDay(this.dataSource.manager, of, { from: before.from, to: now.to });
    const [inquiries, consultations, orders] = await Promise.all([
      made(ContactInquiry),
      made(Consultation),
      made(DesignOrder),
    ]);
    return weeksOf(pairs).map((week) => {
      const total = (byDay: Map<string, number>, name: 'day' | 'dayBefore') =>
        week.reduce((total, pair) => total + (byDay.get(pair[name]) ?? 0), 0);
      return {
        from: week[0]!.day,
        to: week.at(-1)!.day,
        inquiries: total(inquiries, 'day'),
        consultations: total(consultations, 'day'),
        orders: total(orders, 'day'),
        inquiriesBefore: total(inquiries, 'dayBefore'),
        consultationsBefore: total(consultations, 'dayBefore'),
        ordersBefore: total(orders, 'dayBefore'),
      };
    });
  }
}

function sum<Name extends string>(
  rows: Record<Name, number>[],
  names: readonly Name[],
): Record<Name, number> {
  const totals = names.map((name) => [name, rows.reduce((total, row) => total + row[name], 0)]);
  return Object.fromEntries(totals) as Record<Name, number>;
}
