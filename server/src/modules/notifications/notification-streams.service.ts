import {
  type BeforeApplicationShutdown,
  HttpStatus,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Readable } from 'node:stream';
import { Access, type Caller, isAllowed } from '../../common/access/access.js';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';
import { LiveEvents } from '../../integrations/redis/live-events.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { NotificationDto } from './dto/notification.dto.js';
import { NotificationInboxService } from './notification-inbox.service.js';
import { seesSubject } from './notification-readers.js';
import { NotificationStream } from './notification-stream.js';
import { Notification } from './notification.entity.js';
import { liveTopic } from './notifications.service.js';

/** How often to look for what other processes wrote without a message, or whose message was lost. */
const pollMs = 2_000;
const beatMs = 15_000;
/** More windows than anybody looks at; of one account in one process. */
const mostStreams = 10;
/** How many are fetched at a time. */
const batchSize = 100;

/**
 * Notifies open pages of the back office. What this process commits goes out at once; what other
 * processes commit arrives by messages where there is a Redis, and is found by looking for larger ids in any case. That is one walk along the primary key, only while somebody
 * listens, and works alike on the embedded database, through a pooler of connections and after an interruption,
 * none of which LISTEN does.
 */
@Injectable()
export class NotificationStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(NotificationStreams.name);
  private readonly streams = new Set<NotificationStream>();
  private sending?: Promise<void>;
  private hasNew = false;
  private isStopping = false;
  private isDatabaseGone = false;

  constructor(
    private readonly notifications: NotificationInboxService,
    private readonly sessions: SessionsService,
    private readonly live: LiveEvents,
  ) {}

  onModuleInit(): void {
    this.live.listen(liveTopic, () => this.wake());
  }

  /** Before the server closes: it would wait for open connections. The pages connect again, to another process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    for (const stream of this.streams) this.#end(stream);
    await this.sending;
  }

  /**
   * @param lastEventId the newest notification that the listener knows; what came since then is sent first
   * @throws ApiException 429 for an account that listens too often, 503 when the server stops
   */
  async open(caller: Caller, lastEventId?: number): Promise<Readable> {
    const latestId = await this.notifications.findLatestId();
    const unreadCount = await this.notifications.countUnread(caller);
    // No await from here on, so that nobody slips past the count or the end.
    if (this.isStopping) throw stopping();
    if (this.#streamsOf(caller.userId) >= mostStreams) throw tooManyStreams();
    const stream = new NotificationStream(caller, Math.min(lastEventId ?? latestId, latestId));
    this.streams.add(stream);
    stream.output.once('close', () => this.streams.delete(stream));
    stream.begin(unreadCount);
    this.wake();
    return stream.output;
  }

  /** Ends the streams of those who may listen no more, and shows the others that the line is alive. */
  @Interval(beatMs)
  async beat(): Promise<void> {
    const streams = [...this.streams];
    await this.#guarded(() => this.#endOutsiders(streams));
    for (const stream of streams) stream.beat();
  }

  @Interval(pollMs)
  wake(): void {
    this.hasNew = true;
    this.sending ??= this.#guarded(() => this.#sendNew()).finally(() => (this.sending = undefined));
  }

  async #sendNew(): Promise<void> {
    while (this.hasNew && this.streams.size > 0 && !this.isStopping) {
      this.hasNew = false;
      // Those that open meanwhile may know less than what is being fetched; it is their turn next.
      const streams = [...this.streams];
      const oldest = Math.min(...streams.map(({ lastId }) => lastId));
      const notifications = await this.notifications.findAfter(oldest, batchSize);
      if (notifications.length > 0) await this.#send(notifications, streams);
      if (notifications.length === batchSize) this.hasNew = true;
    }
  }

  async #send(notifications: Notification[], streams: NotificationStream[]): Promise<void> {
    await this.#endOutsiders(streams);
    const userIds = [...new Set(streams.map(({ caller }) => caller.userId))];
    const unread = await this.notifications.findUnread(notifications, userIds);
    for (const stream of streams) {
      const { userId, role } = stream.caller;
      const seen = notifications.filter(({ subject }) => seesSubject(role, subject));
      for (const each of seen) stream.send(NotificationDto.from(each, !unread.has(userId, each.id)));
    }
  }

  /** Who signed out, or does not answer clients any more. */
  async #endOutsiders(streams: NotificationStream[]): Promise<void> {
    if (streams.length === 0) return;
    const callers = await this.sessions.findCallers(streams.map(({ caller }) => caller.sessionId));
    const office = callers.filter(({ role }) => isAllowed(role, Access.OFFICE));
    const known = new Set(office.map(({ sessionId }) => sessionId));
    for (const stream of streams) if (!known.has(stream.caller.sessionId)) this.#end(stream);
  }

  #end(stream: NotificationStream): void {
    this.streams.delete(stream);
    stream.end();
  }

  #streamsOf(userId: number): number {
    return [...this.streams].filter(({ caller }) => caller.userId === userId).length;
  }

  /** A database that does not answer ends no stream: what was missed is sent when it is back. */
  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.isDatabaseGone = false;
    } catch (error) {
      // Said once: as long as the database does not answer, every look fails alike.
      if (!this.isDatabaseGone) this.logger.error({ err: error }, 'Notifications cannot be read');
      this.isDatabaseGone = true;
    }
  }
}

function tooManyStreams(): ApiException {
  const message = 'The back office is open in too many windows of this account. Close one of them.';
  return new ApiException(HttpStatus.TOO_MANY_REQUESTS, ErrorCode.RATE_LIMITED, message);
}

function stopping(): ApiException {
  const message = 'The server is stopping. Try again in a moment.';
  return new ApiException(HttpStatus.SERVICE_UNAVAILABLE, ErrorCode.SERVICE_UNAVAILABLE, message);
}
