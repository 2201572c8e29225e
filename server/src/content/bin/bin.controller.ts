import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForStaff } from '../../common/access/access.js';
import { AnswerNothing, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { EnumPipe } from '../../common/validation/enum.pipe.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { RecordKind, binnedKinds } from '../../common/record-kind.js';
import { BinEmptyingService } from './bin-emptying.service.js';
import { BinService } from './bin.service.js';
import { BinEntryDto } from './dto/bin-entry.dto.js';
import { ListBinQuery } from './dto/list-bin.dto.js';

@ApiTags('bin')
@Controller('bin')
@ForStaff()
export class BinController {
  constructor(
    private readonly bin: BinService,
    private readonly emptying: BinEmptyingService,
  ) {}

  /**
   * List deleted records.
   *
   * Those of the last 30 days, of kinds that the account works on, last deleted first. Each kind has a call of its
   * own that restores a record.
   */
  @Get()
  @AnswerPage(BinEntryDto)
  listBin(@Query() query: ListBinQuery, @CurrentCaller() { role }: Caller): Promise<Page<BinEntryDto>> {
    return this.bin.list(query, role);
  }

  /** Delete a record for good. The record must be in the bin. Its files are deleted too. */
  @Delete(':entity/:id')
  @ApiParam({ name: 'entity', enum: binnedKinds, enumName: 'BinKind' })
  @CanConflict()
  @AnswerNothing({ message: 'Deleted for good' })
  deleteFromBin(
    @Param('entity', new EnumPipe(binnedKinds, 'entity')) entity: RecordKind,
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.emptying.remove(entity, id, caller);
  }
}
