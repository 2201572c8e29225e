import { Body, Controller, Ip, Post } from '@nestjs/common';
import { type Caller, CurrentCaller, ForAccounts, Public } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { LimitedSubmissions, LimitedVisits } from '../../integrations/rate-limit/limited-submissions.js';
import {
  ProjectRatingDto,
  RateProjectDto,
  ViewCountDto,
  ViewProjectDto,
} from './dto/project-feedback.dto.js';
import { VisitorFeedbackWriterService } from './visitor-feedback-writer.service.js';

/** What visitors leave at a project. */
@Controller('projects')
export class ProjectFeedbackController {
  constructor(private readonly writer: VisitorFeedbackWriterService) {}

  /** Rate a project. In the name of the signed-in account; rating again replaces the first rating. */
  @Post(':id/rate')
  @ForAccounts()
  @LimitedSubmissions()
  @Answer(ProjectRatingDto, { message: 'Thank you for your rating' })
  rateProject(
    @IdParam() id: number,
    @Body() body: RateProjectDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ProjectRatingDto> {
    return this.writer.rate(id, body, caller, request);
  }

  /**
   * Count a project view.
   *
   * Once a day for each session, at most twenty a day for all sessions of one network.
   */
  @Post(':id/views')
  @Public()
  @LimitedVisits()
  @Answer(ViewCountDto)
  countProjectView(
    @IdParam() id: number,
    @Body() { sessionId }: ViewProjectDto,
    @Ip() address: string,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ViewCountDto> {
    return this.writer.view(id, { sessionId, address }, request);
  }
}
