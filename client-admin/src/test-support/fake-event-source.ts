import { afterEach, beforeEach } from '@jest/globals';

/** A stream of events that the test speaks for. */
export class FakeEventSource extends EventTarget {
  /** Every connection the code under test opened, in order. */
  static readonly all: FakeEventSource[] = [];

  static get last(): FakeEventSource | undefined {
    return FakeEventSource.all.at(-1);
  }

  isClosed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }

  get query(): Record<string, string> {
    return Object.fromEntries(new URL(this.url, 'http://localhost').searchParams);
  }

  emit(event: string, id: number, data: object): void {
    const message = { lastEventId: String(id), data: JSON.stringify(data) };
    if (!this.isClosed) this.dispatchEvent(new MessageEvent(event, message));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.isClosed = true;
  }
}

beforeEach(() => void Object.assign(globalThis, { EventSource: FakeEventSource }));
afterEach(() => void FakeEventSource.all.splice(0));
