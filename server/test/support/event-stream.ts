import { get, type IncomingMessage } from 'node:http';
import { waitFor } from './wait-for.js';

/** One event of a stream. */
export interface StreamedEvent {
  id: string | undefined;
  event: string | undefined;
  data: unknown;
}

/**
 * Listens to server-sent events, on a connection of its own: fetch would keep another one open after it was cut,
 * and a server that stops waits for those.
 */
export class EventStream {
  text = '';
  isOver = false;

  private constructor(private readonly message: IncomingMessage) {
    message.setEncoding('utf8');
    message.on('data', (text: string) => (this.text += text));
    message.once('close', () => (this.isOver = true));
    // Cut, by either side.
    message.on('error', () => {});
  }

  static open(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
    return new Promise((resolve, reject) => {
      get(url, { headers, agent: false }, (message) => resolve(new EventStream(message))).on('error', reject);
    });
  }

  get status(): number {
    return this.message.statusCode!;
  }

  get headers(): IncomingMessage['headers'] {
    return this.message.headers;
  }

  get events(): StreamedEvent[] {
    const blocks = this.text.split('\n\n').slice(0, -1);
    return blocks.map(readEvent).filter(({ event }) => event !== undefined);
  }

  /** Waits until so many events have come. */
  async until(count: number): Promise<StreamedEvent[]> {
    await waitFor(() => this.events.length >= count, 10_000);
    return this.events;
  }

  async untilOver(): Promise<void> {
    await waitFor(() => this.isOver, 10_000);
  }

  close(): void {
    this.message.destroy();
  }
}

function readEvent(block: string): StreamedEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  return { id: field('id'), event: field('event'), data: JSON.parse(field('data') ?? 'null') as unknown };
}
