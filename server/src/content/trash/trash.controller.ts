import { Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForStaff } from '../../common/access/access.js';
import { AnswerNothing, AnswerPage, CanConflict } from '../../common/envelope/answer.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { RecordKind, trashKinds } from '../../common/record-kind.js';
import { EnumParam, IdParam } from '../../common/validation/path-param.decorator.js';
import { ListTrashQuery, TrashEntryDto } from './dto/trash-entry.dto.js';
import { TrashEmptyingService } from './trash-emptying.service.js';
import { TrashService } from './trash.service.js';

@ApiTags('trash')
@Controller('bin')
@ForStaff()
export class TrashController {
  constructor(
    private readonly trash: TrashService,
    private readonly emptying: TrashEmptyingService,
  ) {}

  /**
   * List deleted records.
   *
   * Those of the last 30 days, of kinds that the account works on, last deleted first. Each kind has a call of its
   * own that restores a record.
   */
  @Get()
  @AnswerPage(TrashEntryDto)
  listTrash(@Query() query: ListTrashQuery, @CurrentCaller() { role }: Caller): Promise<Page<TrashEntryDto>> {
    return this.trash.list(query, role);
  }

  /** Delete a record for good. The record must be in the trash. Its files are deleted too. */
  @Delete(':entity/:id')
  @CanConflict()
  @AnswerNothing({ message: 'Deleted for good' })
  deleteFromTrash(
    @EnumParam('entity', trashKinds, 'TrashKind') entity: RecordKind,
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.emptying.remove(entity, id, caller);
  }
}
