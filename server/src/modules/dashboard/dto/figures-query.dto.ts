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
