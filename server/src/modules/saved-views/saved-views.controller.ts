import { Body, Controller, Delete, Get, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { type Caller, CurrentCaller, ForStaff } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import {
  CreateSavedViewDto,
  SavedViewDto,
  SavedViewsQueryDto,
  UpdateSavedViewDto,
} from './dto/saved-view.dto.js';
import { SavedViewsWriterService } from './saved-views-writer.service.js';
import { SavedViewsService } from './saved-views.service.js';

/** How staff look at lists, under names: each for themselves, or shared with colleagues who see the list. */
@Controller('saved-views')
@ForStaff()
export class SavedViewsController {
  constructor(
    private readonly views: SavedViewsService,
    private readonly writer: SavedViewsWriterService,
  ) {}

  /**
   * List the saved views of a list.
   *
   * Own views and shared views, by name. 403 for a list that the account does not see.
   */
  @Get()
  @Answer([SavedViewDto])
  listSavedViews(
    @Query() { list }: SavedViewsQueryDto,
    @CurrentCaller() caller: Caller,
  ): Promise<SavedViewDto[]> {
    return this.views.list(list, caller);
  }

  /** Save a view of a list. Its name must be unique among the own views of the list; 50 views at most. */
  @Post()
  @Answer(SavedViewDto, { message: 'View saved', status: HttpStatus.CREATED })
  createSavedView(
    @Body() body: CreateSavedViewDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<SavedViewDto> {
    return this.writer.create(body, caller, request);
  }

  /** Update a saved view. Rename, replace or share an own one; administrators can change shared ones too. */
  @Put(':id')
  @Answer(SavedViewDto, { message: 'View updated' })
  updateSavedView(
    @IdParam() id: number,
    @Body() body: UpdateSavedViewDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<SavedViewDto> {
    return this.writer.update(id, body, caller, request);
  }

  /** Delete a saved view. An own one; administrators can delete shared ones too. */
  @Delete(':id')
  @AnswerNothing({ message: 'View deleted' })
  deleteSavedView(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }
}
