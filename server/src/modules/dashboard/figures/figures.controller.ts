import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ForOffice } from '../../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../../common/csv/csv-file.js';
import { Answer } from '../../../common/envelope/answer.decorator.js';
import { ExportFiguresQuery, FiguresDto, FiguresQuery } from '../dto/figures.dto.js';
import { FiguresTables } from './figures-tables.js';
import { FiguresService } from './figures.service.js';
@Controller('dashboard/figures')
@ForOffice()
export class FiguresController {
  constructor(
    private readonly figures: FiguresService,
    private readonly tables: FiguresTables,
  ) {}

  /**
   * Get statistics of a period.
   *
   * How the site was used and what visitors sent, beside the same number of days before.
   */
  @Get()
  @Answer(FiguresDto)
  getStatistics(@Query() query: FiguresQuery): Promise<FiguresDto> {
    return this.figures.figures(query);
  }

  /** Export statistics as CSV. All rows of one of the statistics. */
  @Get('export')
  @AnswerCsv()
  async exportStatistics(@Query() query: ExportFiguresQuery): Promise<StreamableFile> {
    const { columns, rows } = await this.tables.table(query);
    return csvFile(`${query.of}-${query.from}-to-${query.to}`, columns, inTurn(rows));
  }
}

async function* inTurn<Row>(rows: Row[]): AsyncGenerator<Row> {
  yield* rows;
}
