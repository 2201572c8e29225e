import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { savesData, varyBy } from '../../common/http/caching.js';
import { withoutCampaign } from '../../common/http/campaign-names.js';
import { type Encoding, encodingFor } from '../../common/http/compression.js';
import type { ServerFront } from '../../common/http/server-front.js';
import { preferredLanguage } from '../../common/language/preferred-language.js';
import { isTranslatedLanguage } from '../../common/language/site-language.enum.js';
import type { CacheVersion } from './cache-version.js';
import { FinishedAnswer } from './finished-answer.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where others may wait for this very answer. */
    fill?: Fill;
  }
}

/** Counts of views raise no version; this is how late they may be. */
const maxAgeMs = 10_000;
const mostBytes = 32 * 1024 * 1024;
const mostBytesMissing = 2 * 1024 * 1024;
/** Nobody's link is that long, and each spelling of an address is stored by itself. */
const longestAddress = 300;

const storedHeaders = ['content-type', 'cache-control', 'content-language', 'vary'];

/** What runs before finished answers. */
export interface Front {
  /** @returns headers of this very answer; undefined where the request has to go the usual way, to be refused */
  admit: (request: IncomingMessage) => OutgoingHttpHeaders | undefined;
  /** Called for each request that was answered here, of whichever route. Left out where nothing is measured. */
  answered?: (method: string, route: string, statusCode: number, tookMs: number) => void;
}

/** An answer on its way, for which others wait. */
interface Fill {
  name: string;
  version: string;
  /** Undefined where it is none that may be stored. */
  answer: Promise<FinishedAnswer | undefined>;
  end: (answer?: FinishedAnswer) => void;
}

/**
 * Answers that are made of the site's content alone are made once and kept as finished bytes, as long as the content
 * is the same. Nobody gets an older answer than the last write that was acknowledged, in whichever process: each
 * request asks for the cache version first.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, FinishedAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => size,
    ttl: maxAgeMs,
  });
  /** Pages that are not there, beside the others: guessed addresses replace nothing useful. */
  readonly #missing = new LRUCache<string, FinishedAnswer>({
    maxSize: mostBytesMissing,
    sizeCalculation: ({ size }) => size,
    ttl: maxAgeMs,
  });
  readonly #fills = new Map<string, Fill>();
  /** How many answers were sent as they were finished, how many were made for it, and how many the client had. */
  readonly counts = { finished: 0, made: 0, notModified: 0 };

  /** @param always what every answer says, whatever it is made of */
  constructor(
    private readonly version: Pick<CacheVersion, 'current'>,
    private readonly always: Readonly<Record<string, string>>,
  ) {}

  /** How many answers are stored, and their bytes. */
  get cached(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /** To be registered before what compresses answers and gives them tags, and after what may refuse a request. */
  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (!mayBeFinished(request)) return done();
      this.#serve(request, reply).then((served) => !served && done(), done);
    });
    fastify.addHook('onSend', (request, reply, payload) => this.#finish(request, reply, payload));
    // What is too old is not answered, but would fill the memory until something newer needs the place.
    const sweep = setInterval(() => {
      this.#answers.purgeStale();
      this.#missing.purgeStale();
    }, maxAgeMs).unref();
    fastify.addHook('onClose', (_fastify, done) => {
      clearInterval(sweep);
      done();
    });
  }

  /** Answers in front of Fastify what is finished. */
  openFront(server: ServerFront, front: Front): void {
    const { answered } = front;
    const serve = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const began = answered && performance.now();
      const version = await this.version.current();
      const answer = version === undefined ? undefined : this.#upToDate(nameOf(request), version);
      const headers = answer && front.admit(request);
      if (headers) {
        await this.#send(request, response, answer, headers);
        answered?.(request.method!, answer.route, response.statusCode, performance.now() - began!);
      }
      return headers !== undefined;
    };
    server.handle = (request, response, goOn) => {
      if (!isRead(request) || !this.#has(nameOf(request))) return goOn(request, response);
      serve(request, response).then(
        (served) => !served && goOn(request, response),
        () => goOn(request, response),
      );
    };
  }

  /** @returns false where the caller has to make the answer */
  async #serve(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const name = nameOf(request.raw);
    const version = await this.version.current();
    if (version === undefined) return false;
    const cached = this.#upToDate(name, version);
    if (cached) return this.#serveHijacked(request, reply, cached);
    const underWay = this.#fills.get(name);
    if (underWay?.version === version) {
      const answer = await underWay.answer;
      // Where it was a failure, each waiting request makes its own attempt.
      return answer !== undefined && this.#serveHijacked(request, reply, answer);
    }
    request.fill = this.#begin(name, version);
    // However it ends: nobody waits for what does not come.
    reply.raw.once('close', () => request.fill?.end());
    return false;
  }

  async #serveHijacked(request: FastifyRequest, reply: FastifyReply, answer: FinishedAnswer): Promise<true> {
    reply.hijack();
    await this.#send(request.raw, reply.raw, answer, reply.getHeaders() as OutgoingHttpHeaders);
    return true;
  }

  #has(name: string): boolean {
    return this.#answers.has(name) || this.#missing.has(name);
  }

  #upToDate(name: string, version: string): FinishedAnswer | undefined {
    const cached = this.#answers.get(name) ?? this.#missing.get(name);
    return cached?.version === version ? cached : undefined;
  }

  #begin(name: string, version: string): Fill {
    const { promise: answer, resolve } = Promise.withResolvers<FinishedAnswer | undefined>();
    const fill: Fill = {
      name,
      version,
      answer,
      end: (finished) => {
        if (this.#fills.get(name) === fill) this.#fills.delete(name);
        resolve(finished);
      },
    };
    this.#fills.set(name, fill);
    return fill;
  }

  /** @param own headers of this very answer, besides those of its content */
  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: FinishedAnswer,
    own: OutgoingHttpHeaders,
  ): Promise<void> {
    const encoding = answer.encodingFor(encodingFor(request.headers));
    const etag = answer.etag(encoding);
    this.counts.finished += 1;
    if (answer.status === 200 && isKnown(request, etag)) {
      this.counts.notModified += 1;
      response.writeHead(304, { ...answer.headers, etag, ...own }).end();
      return;
    }
    const bytes = answer.bytes(encoding) ?? (await this.#encode(nameOf(request), answer, encoding));
    // All at once: headers that are set one by one are looked at one by one.
    response.writeHead(answer.status, { ...answer.headersFor(encoding), ...own });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  async #encode(name: string, answer: FinishedAnswer, encoding: Encoding): Promise<Buffer> {
    const bytes = await answer.encode(encoding as Exclude<Encoding, 'identity'>);
    // Said again, so that its bytes are counted again.
    const cache = answer.status === 404 ? this.#missing : this.#answers;
    if (cache.peek(name) === answer) cache.set(name, answer, { noUpdateTTL: true });
    return bytes;
  }

  /** Keeps what was made for somebody, and hands it to all who waited. */
  async #finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const { fill } = request;
    if (!fill) return payload;
    const isMissing = reply.statusCode === 404 && isPage(request);
    if ((reply.statusCode !== 200 && !isMissing) || typeof payload !== 'string') {
      fill.end();
      return payload;
    }
    varyBy(reply, 'accept-encoding');
    const headers = Object.fromEntries(
      storedHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
    );
    const route = request.routeOptions.url;
    const bytesMade = Buffer.from(payload);
    const answer = new FinishedAnswer(
      fill.version,
      { ...this.always, ...headers },
      bytesMade,
      route,
      reply.statusCode,
    );
    this.counts.made += 1;
    (isMissing ? this.#missing : this.#answers).set(fill.name, answer);
    fill.end(answer);
    const encoding = answer.encodingFor(encodingFor(request.headers));
    const bytes = answer.bytes(encoding) ?? (await this.#encode(fill.name, answer, encoding));
    const etag = answer.etag(encoding);
    reply.header('etag', etag);
    if (!isMissing && isKnown(request.raw, etag)) {
      this.counts.notModified += 1;
      reply.code(304);
      return '';
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return bytes;
  }
}

/** Routes whose answers are made of content are public: no token decides what is seen. */
function mayBeFinished({ raw, url, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.fromContent === true && isRead(raw) && url.length <= longestAddress;
}

/** The key of an answer: the address and, where that does not say it, the reader's language, or that a page saves data. */
function nameOf(request: IncomingMessage): string {
  const { url, headers } = request;
  if (!url!.startsWith('/api/')) return (savesData(request) ? 'saves data ' : '') + withoutCampaign(url!);
  const language = preferredLanguage(headers['accept-language']);
  return isTranslatedLanguage(language) ? `${language} ${url}` : url!;
}

/** An address of the API says by its route what is missing; pages are rendered to find out. */
function isPage({ url }: FastifyRequest): boolean {
  return !url.startsWith('/api/');
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether the client has the answer already. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
