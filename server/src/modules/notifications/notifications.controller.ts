import {
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Get,
  Header,
  HttpStatus,
  Patch,
  Post,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AcceptsTicket, type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { Answer, AnswerFile } from '../../common/envelope/answer.decorator.js';
import { validationError } from '../../common/errors/api-exception.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam, largestId } from '../../common/validation/path-param.decorator.js';
import { SessionTicketsService } from '../sessions/sessions.module.js';
import {
  ListNotificationsQuery,
  NotificationDto,
  NotificationPage,
  StreamNotificationsQuery,
  StreamTicketDto,
  UnreadCountDto,
} from './dto/notification.dto.js';
import { NotificationInboxService } from './notification-inbox.service.js';
import { NotificationStreams } from './notification-streams.service.js';

/** The id of the last event that arrived, as an EventSource sends it when it connects again by itself. */
const LastEventId = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const given = context.switchToHttp().getRequest<FastifyRequest>().headers['last-event-id'];
  if (given === undefined || given === '') return undefined;
  const id = /^\d{1,10}$/.test(String(given)) ? Number(given) : NaN;
  if (id <= largestId) return id;
  const message = `Last-Event-ID must be a whole number from 0 to ${largestId}.`;
  throw validationError([{ field: 'Last-Event-ID', message }]);
});

/** Documents it. */
const AcceptsLastEventId = (): MethodDecorator =>
  ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The same as lastEventId; it comes first.',
    schema: { type: 'integer', minimum: 0, maximum: largestId },
  });

const eventStream = 'text/event-stream';

@Controller('notifications')
@ForOffice()
export class NotificationsController {
  constructor(
    private readonly inbox: NotificationInboxService,
    private readonly streams: NotificationStreams,
    private readonly tickets: SessionTicketsService,
  ) {}

  /** List notifications. Newest first. */
  @Get()
  @Answer(NotificationPage)
  listNotifications(
    @Query() query: ListNotificationsQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<NotificationPage> {
    return this.inbox.list(caller, query);
  }

  /**
   * Create a ticket for the notification stream.
   *
   * It opens the stream once, because browsers cannot send an access token with it.
   */
  @Post('stream-ticket')
  @Answer(StreamTicketDto, { message: 'Ticket issued', status: HttpStatus.CREATED })
  createStreamTicket(
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<StreamTicketDto> {
    return this.tickets.issue(caller, request);
  }

  /**
   * Stream notifications as server-sent events.
   *
   * `ready` comes first, with `{ unreadCount }`, then notifications since the last event; each `notification` has
   * the shape of the list. The stream ends with the session.
   */
  @Get('stream')
  @AcceptsTicket()
  @AcceptsLastEventId()
  @AnswerFile(eventStream, 'The events `ready` and `notification`; their ids are those of the notifications.')
  @Header('Cache-Control', 'no-store, no-transform')
  // Proxies would collect events until they fill a buffer.
  @Header('X-Accel-Buffering', 'no')
  async streamNotifications(
    @Query() { lastEventId }: StreamNotificationsQuery,
    @LastEventId() lastEventIdOfHeader: number | undefined,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const events = await this.streams.open(caller, lastEventIdOfHeader ?? lastEventId);
    // However the connection ends, and also where only its headers were requested.
    reply.raw.once('close', () => events.destroy());
    return new StreamableFile(events, { type: eventStream });
  }

  /** Mark all notifications as read. For the calling account only. */
  @Post('read-all')
  @Answer(UnreadCountDto, { message: 'All notifications marked as read' })
  async markAllNotificationsRead(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<UnreadCountDto> {
    return { unreadCount: await this.inbox.markAllRead(userId, request) };
  }

  /** Mark a notification as read. For the calling account only. */
  @Patch(':id/read')
  @Answer(NotificationDto, { message: 'Notification marked as read' })
  markNotificationRead(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<NotificationDto> {
    return this.inbox.markRead(id, caller);
  }
}
