import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the browser gets in place of what the server answers. */
interface Changes {
  /** In place of the service worker's script. */
  worker?: (script: string) => string;
  /** In place of a page. */
  page?: (html: string) => string;
  /** Headers of pages. */
  headers?: Record<string, string>;
  /** Status of pages. */
  status?: number;
  /** Milliseconds that a page takes longer. */
  delayMs?: number;
  /** Milliseconds that an answer of the API takes longer. */
  dataDelayMs?: number;
}

/** The site under test at an address of its own, where another release or another server can take its place. */
export class ChangedSite {
  changes: Changes = {};
  readonly #proxy = createServer((request, response) => void this.#answer(request, response));

  /** @param server origin of the server under test */
  constructor(private readonly server: string) {}

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#proxy.listen(0, '127.0.0.1', resolve));
  }

  get origin(): string {
    return `http://localhost:${(this.#proxy.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#proxy.close();
    this.#proxy.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Visits are counted; nothing here looks at that.
    if (request.method !== 'GET') return void response.writeHead(204).end();
    // Files of the second release have the names of the first with another ending.
    const url = request.url!.replace(/\.second\.js$/, '.js');
    const [answer, body] = await this.#ask(url);
    const { 'content-type': type = '', 'cache-control': caching = '' } = answer.headers;
    const scope = answer.headers['service-worker-allowed'];
    const given = {
      'content-type': type,
      'cache-control': caching,
      ...(scope && { 'service-worker-allowed': scope }),
    };
    const status = answer.statusCode!;
    const { worker, page, delayMs = 0, dataDelayMs = 0, ...changed } = this.changes;
    if (url.endsWith('/sw.js'))
      return void response.writeHead(200, given).end(worker?.(String(body)) ?? body);
    if (url.startsWith('/api/')) await new Promise((resolve) => setTimeout(resolve, dataDelayMs));
    if (!type.startsWith('text/html')) return void response.writeHead(status, given).end(body);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    response.writeHead(changed.status ?? status, { ...given, ...changed.headers });
    response.end(page?.(String(body)) ?? body);
  }

  async #ask(url: string): Promise<[IncomingMessage, Buffer]> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(this.server + url, { headers: { 'accept-language': 'en' } }, resolve).on('error', reject);
    });
    return [answer, Buffer.concat((await answer.toArray()) as Buffer[])];
  }
}
