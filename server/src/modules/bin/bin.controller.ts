import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForAdmins } from '../../common/access/access.js';
import { AnswerPage } from '../../common/envelope/answer.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { BinService } from './bin.service.js';
import { BinEntryDto } from './dto/bin-entry.dto.js';
import { ListBinQuery } from './dto/list-bin.dto.js';

@ApiTags('bin')
@Controller('bin')
@ForAdmins()
export class BinController {
  constructor(private readonly bin: BinService) {}

  /** What was deleted in the last 30 days, the last first; each can be restored by the call of its kind. */
  @Get()
  @AnswerPage(BinEntryDto)
  listBin(@Query() query: ListBinQuery): Promise<Page<BinEntryDto>> {
    return this.bin.list(query);
  }
}
