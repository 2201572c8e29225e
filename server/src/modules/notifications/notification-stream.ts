import { Readable } from 'node:stream';
import type { Caller } from '../../common/access/access.js';
import type { NotificationDto } from './dto/notification.dto.js';

/** How long a browser waits before it connects again. */
const retryMs = 3_000;
/** What may wait for a slow line; a slower client connects again and continues where it was. */
const mostWaitingCharacters = 256 * 1024;

/** One open connection of somebody who listens, as a text in the format of server-sent events. */
export class NotificationStream {
  readonly output = new Readable({ read() {}, encoding: 'utf8' });
  private isOver = false;

  /** @param lastId the newest notification that the listener knows */
  constructor(
    readonly caller: Caller,
    public lastId: number,
  ) {}

  /** The first event: it says where the stream starts, so that nothing is lost if it is cut at once. */
  begin(unreadCount: number): void {
    this.#write(`retry: ${retryMs}\n${eventText('ready', this.lastId, { unreadCount })}`);
  }

  /** Passes over what the listener knows already. */
  send(notification: NotificationDto): void {
    if (notification.id <= this.lastId) return;
    this.lastId = notification.id;
    this.#write(eventText('notification', notification.id, notification));
  }

  /** A comment: it keeps proxies from closing a silent connection, and finds out whether anybody is still there. */
  beat(): void {
    this.#write(': still here\n\n');
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.output.push(null);
  }

  #write(text: string): void {
    if (this.isOver || this.output.destroyed) return;
    this.output.push(text);
    if (this.output.readableLength > mostWaitingCharacters) this.output.destroy();
  }
}

/** JSON has no line breaks, so the data is one line. */
function eventText(event: string, id: number, data: object): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
