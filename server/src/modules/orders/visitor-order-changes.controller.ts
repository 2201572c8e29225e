import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { Answer, Refuses } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RequestLanguage, SpeaksLanguages } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { LimitedSubmissions, StoredSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { CodeParam } from './code-param.decorator.js';
import { DecideOrderChangeDto, RequestOrderChangeDto } from './dto/answer-order-change.dto.js';
import { TrackedOrderDto } from './dto/tracked-order.dto.js';
import { VisitorOrderChangesWriterService } from './visitor-order-changes-writer.service.js';

/** Changes of ordered designs as their buyers ask for them. */
@Controller('design-orders')
@Public()
export class VisitorOrderChangesController {
  constructor(private readonly writer: VisitorOrderChangesWriterService) {}

  /** Request a change of a design. One request at a time. */
  @Post('track/:code/changes')
  @StoredSubmissions()
  @SpeaksLanguages()
  @Refuses(404, 'There is no such order.')
  @Answer(TrackedOrderDto, { message: 'Request received', status: HttpStatus.CREATED })
  requestOrderChange(
    @CodeParam() code: string,
    @Body() body: RequestOrderChangeDto,
    @RequestLanguage() language: SiteLanguage,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TrackedOrderDto> {
    return this.writer.requestChange(code, body, language, request);
  }

  /**
   * Accept a quote or withdraw a change request.
   *
   * An accepted change is paid with the order; if a payment was reported already, it becomes an order of its own.
   */
  @Post('track/:code/changes/decision')
  @LimitedSubmissions()
  @SpeaksLanguages()
  @Refuses(404, 'There is no such order, or no request of it.')
  @Answer(TrackedOrderDto, { message: 'Answer received' })
  decideOrderChange(
    @CodeParam() code: string,
    @Body() body: DecideOrderChangeDto,
    @RequestLanguage() language: SiteLanguage,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TrackedOrderDto> {
    return this.writer.decide(code, body, language, request);
  }
}
