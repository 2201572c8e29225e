import { Controller, Get, Query } from '@nestjs/common';
import { type Caller, CurrentCaller, ForStaff } from '../../common/access/access.js';
import { AnswerPage } from '../../common/envelope/answer.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { ActivityService } from './activity.service.js';
import { ActivityDto, ListActivitiesQuery } from './dto/activity.dto.js';
@Controller('activity')
@ForStaff()
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  /** List activities. Newest first; those of kinds that the account works on, and its own. */
  @Get()
  @AnswerPage(ActivityDto)
  listActivity(
    @Query() query: ListActivitiesQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<ActivityDto>> {
    return this.activity.list(query, caller);
  }
}
