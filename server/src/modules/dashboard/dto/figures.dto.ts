import { ApiProperty } from '@nestjs/swagger';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { Day } from '../../../common/validation/time.decorator.js';

/** Some days, at most 371 of them. */
export class FiguresQuery {
  /** The first day, in Africa/Addis_Ababa. */
  @Day()
  from: string;

  /** The last day. */
  @Day()
  to: string;
}

/** Each of the charts. */
export enum FiguresTable {
  days = 'days',
  pages = 'pages',
  languages = 'languages',
  sources = 'sources',
  weeks = 'weeks',
  leads = 'leads',
}

export class ExportFiguresQuery extends FiguresQuery {
  /** Which figures. */
  @Choice(FiguresTable, 'FiguresTable')
  @ApiProperty({ enum: FiguresTable, enumName: 'FiguresTable' })
  of: FiguresTable;
}

const day = { type: String, format: 'date' } as const;
const dayOrNone = { ...day, nullable: true } as const;

/** Visits and looks at pages, and how many there were in as many days before. */
export class VisitTotalsDto {
  /** How often somebody came to the site; going on from page to page is the same visit. */
  visits: number;

  /** How often pages were looked at. */
  views: number;

  visitsBefore: number;

  viewsBefore: number;
}

export class DayFiguresDto extends VisitTotalsDto {
  @ApiProperty(day)
  day: string;

  /** With which it is compared. */
  @ApiProperty(day)
  dayBefore: string;
}

class NamedFiguresDto extends VisitTotalsDto {
  /**
   * The path of a page without its language, the code of a language, or the host of a site; empty for visits that
   * began with no link, `(other)` for what has no number of its own.
   */
  name: string;
}

/** What visitors sent in a week, and in the one that it is compared with. */
export class WeekFiguresDto {
  @ApiProperty(day)
  from: string;

  /** The last week may be shorter. */
  @ApiProperty(day)
  to: string;

  inquiries: number;

  consultations: number;

  orders: number;

  inquiriesBefore: number;

  consultationsBefore: number;

  ordersBefore: number;
}

/** What pages of projects and services led to. */
export class LedToDto {
  /** How often they were looked at. */
  views: number;

  /** That were sent with such a page as the last of its kind that was seen. */
  inquiries: number;

  /** Likewise. */
  consultations: number;

  /** Of the project's design. */
  orders: number;
}

export class LeadDto extends LedToDto {
  /** Path of the page, without its language. */
  path: string;

  /** Null where there is no such page any more. */
  title: string | null;
}

/** How the site was used and what came of it, in some days and in as many before them. */
export class FiguresDto {
  @ApiProperty(day)
  from: string;

  @ApiProperty(day)
  to: string;

  @ApiProperty(day)
  beforeFrom: string;

  @ApiProperty(day)
  beforeTo: string;

  /** The first day that visits were counted on; what lies before says nothing. */
  @ApiProperty({ ...dayOrNone })
  countedSince: string | null;

  total: VisitTotalsDto;

  /** All of them, in their order. */
  days: DayFiguresDto[];

  /** At most 10, the most looked at first. */
  pages: NamedFiguresDto[];

  languages: NamedFiguresDto[];

  /** At most 10, those that most visits came from first. */
  sources: NamedFiguresDto[];

  /** Seven days each, from the first day on. */
  weeks: WeekFiguresDto[];

  /** At most 10, those that led to most first. */
  leads: LeadDto[];

  /** Of all pages of projects and services. */
  ledTo: LedToDto;
}
