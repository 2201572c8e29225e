import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { compress, type Encoding, shortestCompressed } from '../../common/http/compression.js';

/** The bytes of an answer and what else it says, ready to be sent to anybody. */
export class FinishedAnswer {
  readonly #encoded = new Map<Encoding, Buffer>();
  readonly #headersFor = new Map<Encoding, OutgoingHttpHeaders>();
  readonly #hash: string;
  readonly madeAt = performance.now();
  readonly route: string;
  /** Whether who sends a token may get another answer. */
  readonly staffSeeMore: boolean;

  /**
   * @param version of the content it was made of
   * @param headers that go with it in every answer
   * @param made by which route, as the router knows it
   * @param status 200, or 404 of a page
   */
  constructor(
    readonly version: string,
    readonly headers: Readonly<Record<string, string>>,
    body: Buffer,
    made: { url: string; staffSeeMore?: boolean },
    readonly status: number,
  ) {
    this.route = made.url;
    this.staffSeeMore = made.staffSeeMore === true;
    this.#encoded.set('identity', body);
    this.#hash = createHash('sha1').update(body).digest('base64url');
  }

  /** Bytes that it holds. */
  get size(): number {
    return [...this.#encoded.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** @param wanted what the client takes */
  encodingFor(wanted: Encoding): Encoding {
    return this.#encoded.get('identity')!.length < shortestCompressed ? 'identity' : wanted;
  }

  /** @returns the bytes, where they have been requested in this encoding before */
  bytes(encoding: Encoding): Buffer | undefined {
    return this.#encoded.get(encoding);
  }

  async encode(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const bytes = await compress(this.#encoded.get('identity')!, encoding);
    this.#encoded.set(encoding, bytes);
    return bytes;
  }

  /** All that is said with the bytes, for an encoding that was requested before. */
  headersFor(encoding: Encoding): OutgoingHttpHeaders {
    let headers = this.#headersFor.get(encoding);
    if (!headers) {
      const etag = this.etag(encoding);
      headers = { ...this.headers, etag, 'content-length': this.#encoded.get(encoding)!.length };
      if (encoding !== 'identity') headers['content-encoding'] = encoding;
      this.#headersFor.set(encoding, headers);
    }
    return headers;
  }

  /** A strong one: each encoding has its own. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
  }
}
