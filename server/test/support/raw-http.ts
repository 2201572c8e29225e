import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** An answer as it came over the line. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
  /** Everything that came, for more answers than one. */
  text: string;
}

/** A connection that sends exactly the given bytes, which no HTTP client would. */
export class RawConnection {
  private received = '';
  /** Settles when the other side has ended the connection, in any way. */
  readonly closed: Promise<void>;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => (this.received += chunk.toString('latin1')));
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => undefined);
  }

  static async open(origin: string): Promise<RawConnection> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new RawConnection(socket);
  }

  /** @throws Error where the other side no longer takes it */
  send(bytes: string | Buffer): Promise<void> {
    return new Promise((resolve, reject) =>
      this.socket.write(bytes, (error) => (error ? reject(error) : resolve())),
    );
  }

  /** Sends all of it before it reads a single byte, as simple clients do. */
  async sendBeforeReading(bytes: Buffer): Promise<void> {
    this.socket.pause();
    await this.send(bytes);
    this.socket.resume();
  }

  get isClosed(): boolean {
    return this.socket.closed;
  }

  get text(): string {
    return this.received;
  }

  /** The first answer, whole. @throws Error where none came in time */
  answer(): Promise<RawAnswer> {
    return this.#wait(() => readAnswer(this.received));
  }

  /** Waits for these words. @throws Error where they did not come in time */
  async until(words: string): Promise<void> {
    await this.#wait(() => this.received.includes(words) || undefined);
  }

  async #wait<Found>(find: () => Found | undefined): Promise<Found> {
    const end = Date.now() + 5_000;
    for (;;) {
      const wasClosed = this.isClosed;
      const found = find();
      if (found !== undefined) return found;
      if (wasClosed || Date.now() > end) break;
      await sleep(5);
    }
    throw new Error(`It did not come: ${JSON.stringify(this.received.slice(0, 300))}`);
  }

  close(): void {
    this.socket.destroy();
  }
}

/** Sends the bytes and gives the answer; the connection is closed. */
export async function sendRaw(origin: string, bytes: string | Buffer): Promise<RawAnswer> {
  const connection = await RawConnection.open(origin);
  try {
    await connection.send(bytes);
    return await connection.answer();
  } finally {
    connection.close();
  }
}

function readAnswer(text: string): RawAnswer | undefined {
  const [head, ...rest] = text.split('\r\n\r\n');
  if (rest.length === 0) return undefined;
  const [statusLine, ...lines] = head!.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
  const body = rest.join('\r\n\r\n');
  if (body.length < Number(headers.get('content-length') ?? 0)) return undefined;
  if (headers.get('transfer-encoding') === 'chunked' && !body.endsWith('0\r\n\r\n')) return undefined;
  return { status: Number(statusLine!.split(' ')[1]), headers, body, text };
}
