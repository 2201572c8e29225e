import { Body, Controller, Get, Ip, Post } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { MadeAnew } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { LimitedVisits } from '../../integrations/rate-limit/limited-submissions.js';
import { CountViewDto, HeartbeatDto, RealtimeVisitorsDto, TrackVisitorDto } from './dto/visits.dto.js';
import { PageViewsWriterService } from './page-views-writer.service.js';
import { VisitorVisitsWriterService } from './visitor-visits-writer.service.js';
import { VisitorsService } from './visitors.service.js';
@Controller('visitors')
export class VisitorsController {
  constructor(
    private readonly visitors: VisitorsService,
    private readonly writer: VisitorVisitsWriterService,
    private readonly pageViews: PageViewsWriterService,
  ) {}

  /**
   * Count a visitor.
   *
   * The same session again only says that the visitor is still there. More than 500 sessions of one network a day
   * are not counted.
   */
  @Post('track')
  @Public()
  @LimitedVisits()
  @AnswerNothing({ message: 'Visit counted' })
  trackVisitor(
    @Body() body: TrackVisitorDto,
    @Ip() address: string,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.writer.track(body, address, request);
  }

  /** Report that a page is still open. */
  @Post('heartbeat')
  @Public()
  @LimitedVisits()
  @AnswerNothing()
  sendHeartbeat(
    @Body() { sessionId }: HeartbeatDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.writer.heartbeat(sessionId, request);
  }

  /**
   * Count a page view.
   *
   * Stores nothing about the visitor. More than 2,000 views of one network a day are not counted.
   */
  @Post('views')
  @Public()
  @LimitedVisits()
  @AnswerNothing({ message: 'View counted' })
  countView(
    @Body() body: CountViewDto,
    @Ip() address: string,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.pageViews.count(body, address, request);
  }

  /** Count current visitors. */
  @Get('realtime')
  @MadeAnew('the state of this moment')
  @Public()
  @Answer(RealtimeVisitorsDto)
  getRealtimeVisitors(): Promise<RealtimeVisitorsDto> {
    return this.visitors.realtime();
  }
}
