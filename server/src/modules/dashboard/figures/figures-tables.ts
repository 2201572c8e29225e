import { Injectable } from '@nestjs/common';
import type { CsvValue } from '../../../common/csv/csv-cells.js';
import { VisitFacet, VisitFiguresService } from '../../visitors/visitors.module.js';
import { type ExportFiguresQuery, FiguresTable } from '../dto/figures.dto.js';
import { type ComparedDays, comparedDays } from './compared-days.js';
import { FiguresService } from './figures.service.js';
import { LeadsService } from './leads.service.js';

const visits = ['visits', 'views', 'visitsBefore', 'viewsBefore'] as const;
const requests = ['inquiries', 'consultations', 'orders'] as const;

/** What each file of figures holds; what ends on Date has the Ethiopian one beside it. */
const columns = {
  days: ['onDate', 'beforeDate', ...visits],
  pages: ['name', ...visits],
  languages: ['name', ...visits],
  sources: ['name', ...visits],
  weeks: ['fromDate', 'toDate', ...requests, 'inquiriesBefore', 'consultationsBefore', 'ordersBefore'],
  leads: ['path', 'title', 'views', ...requests],
} satisfies Record<FiguresTable, readonly string[]>;

const facets = {
  pages: VisitFacet.PAGE,
  languages: VisitFacet.LANGUAGE,
  sources: VisitFacet.SOURCE,
} as const;

/** As many names as a day keeps. */
const mostRows = 2_000;

/** The rows of a file, and what its columns are called. */
export interface FiguresFile {
  columns: readonly string[];
  rows: Record<string, CsvValue>[];
}

/** The figures of the charts as tables, all rows of them. */
@Injectable()
export class FiguresTables {
  constructor(
    private readonly figures: FiguresService,
    private readonly visits: VisitFiguresService,
    private readonly leads: LeadsService,
  ) {}

  async table({ of, from, to }: ExportFiguresQuery): Promise<FiguresFile> {
    return { columns: columns[of], rows: await this.#rows(of, comparedDays(from, to)) };
  }

  async #rows(of: FiguresTable, days: ComparedDays): Promise<Record<string, CsvValue>[]> {
    if (of === FiguresTable.days) {
      const rows = await this.figures.days(days);
      return rows.map(({ day, dayBefore, ...row }) => ({ ...row, onDate: day, beforeDate: dayBefore }));
    }
    if (of === FiguresTable.weeks) {
      const rows = await this.figures.weeks(days);
      return rows.map(({ from, to, ...row }) => ({ ...row, fromDate: from, toDate: to }));
    }
    if (of === FiguresTable.leads) {
      const leads = await this.leads.name((await this.leads.count(days)).slice(0, mostRows));
      return leads.map((row) => ({ ...row }));
    }
    const rows = await this.visits.byName(facets[of], days.now, days.before, mostRows);
    return rows.map((row) => ({ ...row }));
  }
}
