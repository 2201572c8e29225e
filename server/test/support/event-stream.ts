import { vi } from 'vitest';

/** One event of a stream. */
export interface StreamedEvent {
  id: string | undefined;
  event: string | undefined;
  data: unknown;
}

/** Listens to server-sent events, as text and as events. */
export class EventStream {
  text = '';
  isOver = false;

  private constructor(
    readonly response: Response,
    private readonly leave: AbortController,
  ) {}

  static async open(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
    const leave = new AbortController();
    const response = await fetch(url, { headers, signal: leave.signal });
    const stream = new EventStream(response, leave);
    void stream.#read();
    return stream;
  }

  get events(): StreamedEvent[] {
    const blocks = this.text.split('\n\n').slice(0, -1);
    return blocks.map(readEvent).filter(({ event }) => event !== undefined);
  }

  /** Waits until so many events have come. */
  async until(count: number): Promise<StreamedEvent[]> {
    await vi.waitUntil(() => this.events.length >= count, 10_000);
    return this.events;
  }

  async untilOver(): Promise<void> {
    await vi.waitUntil(() => this.isOver, 10_000);
  }

  close(): void {
    this.leave.abort();
  }

  async #read(): Promise<void> {
    try {
      const decoder = new TextDecoder();
      for await (const bytes of this.response.body!) this.text += decoder.decode(bytes, { stream: true });
    } catch {
      // Cut, by either side.
    }
    this.isOver = true;
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
