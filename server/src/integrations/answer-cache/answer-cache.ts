import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isForAll, savesData, varyBy } from '../../common/http/caching.js';
import { type Encoding, encodingFor } from '../../common/http/compression.js';
import type { ServerFront } from '../../common/http/server-front.js';
import { preferredLanguage } from '../../common/language/request-language.decorator.js';
import { isTranslatedLanguage } from '../../common/language/site-language.enum.js';
import { withoutCampaign } from '../../common/network/plain-address.js';
import { AnswerStore } from './answer-store.js';
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

/** An answer to send. */
interface Found {
  name: string;
  answer: FinishedAnswer;
  /** Headers of this very answer, besides those of its content. */
  own: OutgoingHttpHeaders;
}

/**
 * Answers that are made of the site's content alone are made once and kept as finished bytes, as long as the content
 * is the same. Nobody gets an older answer than the last write that was acknowledged, in whichever process: each
 * request asks for the cache version first.
 */
export class AnswerCache {
  readonly #answers = new AnswerStore();
  readonly #fills = new Map<string, Fill>();
  /** How many answers were sent as they were finished, how many were made for it, and how many the client had. */
  readonly counts = { finished: 0, made: 0, notModified: 0 };

  /** @param always headers of every answer */
  constructor(
    private readonly version: Pick<CacheVersion, 'current' | 'isBusy'>,
    private readonly always: Readonly<Record<string, string>>,
  ) {}

  /** How many answers are stored, and their bytes. */
  get cached(): { answers: number; bytes: number } {
    return this.#answers.size;
  }

  /** To be registered before what compresses answers and gives them tags, and after what may refuse a request. */
  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (!mayBeFinished(request)) return done();
      this.#serve(request, reply).then((served) => !served && done(), done);
    });
    fastify.addHook('onSend', (request, reply, payload) => this.#finish(request, reply, payload));
  }

  /** Answers in front of Fastify what is finished. */
  openFront(server: ServerFront, front: Front): void {
    const { admit, answered } = front;
    server.handle = (request, response, goOn) => {
      const name = isRead(request) ? nameOf(request) : undefined;
      const answer = name === undefined ? undefined : this.#answers.find(name);
      if (!answer || (answer.staffSeeMore && request.headers.authorization !== undefined)) {
        return goOn(request, response);
      }
      const began = answered && performance.now();
      const serve = (version: string | undefined): Promise<void> | void => {
        const headers = answer.version === version && this.#isFresh(answer) ? admit(request) : undefined;
        if (!headers) return goOn(request, response);
        const sent = this.#send(request, response, { name: name!, answer, own: headers });
        const count = () =>
          answered?.(request.method!, answer.route, response.statusCode, performance.now() - began!);
        return sent ? sent.then(count) : count();
      };
      const fail = () => (response.headersSent ? response.destroy() : goOn(request, response));
      this.version.current().then(serve).catch(fail);
    };
  }

  /** @returns false where the caller has to make the answer */
  async #serve(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const name = nameOf(request.raw);
    const version = await this.version.current();
    if (version === undefined) return false;
    const cached = this.#answers.find(name);
    if (cached?.version === version && this.#isFresh(cached))
      return this.#serveHijacked(request, reply, { name, answer: cached });
    const underWay = this.#fills.get(name);
    if (underWay?.version === version) {
      const answer = await underWay.answer;
      // Where it was a failure, each waiting request makes its own attempt.
      return answer !== undefined && this.#serveHijacked(request, reply, { name, answer });
    }
    request.fill = this.#begin(name, version);
    // However it ends: nobody waits for what does not come.
    reply.raw.once('close', () => request.fill?.end());
    return false;
  }

  #isFresh({ madeAt }: FinishedAnswer): boolean {
    return performance.now() - madeAt < maxAgeMs || this.version.isBusy;
  }

  async #serveHijacked(
    request: FastifyRequest,
    reply: FastifyReply,
    found: { name: string; answer: FinishedAnswer },
  ): Promise<true> {
    reply.hijack();
    await this.#send(request.raw, reply.raw, { ...found, own: reply.getHeaders() as OutgoingHttpHeaders });
    return true;
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

  /** @returns a promise only where it has to be compressed first */
  #send(request: IncomingMessage, response: ServerResponse, found: Found): Promise<void> | void {
    const { name, answer, own } = found;
    const encoding = answer.encodingFor(encodingFor(request.headers));
    this.counts.finished += 1;
    if (answer.status === 200 && isKnown(request, answer, encoding)) {
      this.counts.notModified += 1;
      response.writeHead(304, { ...answer.headers, etag: answer.etag(encoding), ...own }).end();
      return undefined;
    }
    const write = (bytes: Buffer): void => {
      // All at once: headers that are set one by one are looked at one by one.
      response.writeHead(answer.status, { ...answer.headersFor(encoding), ...own });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    };
    const bytes = answer.bytes(encoding);
    return bytes ? write(bytes) : this.#encode(name, answer, encoding).then(write);
  }

  async #encode(name: string, answer: FinishedAnswer, encoding: Encoding): Promise<Buffer> {
    const bytes = await answer.encode(encoding as Exclude<Encoding, 'identity'>);
    this.#answers.measure(name, answer);
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
    const stored = storedHeaders.filter((name) => reply.hasHeader(name));
    const headers = Object.fromEntries(stored.map((name) => [name, String(reply.getHeader(name))]));
    const answer = new FinishedAnswer(
      fill.version,
      { ...this.always, ...headers },
      Buffer.from(payload),
      { url: request.routeOptions.url!, staffSeeMore: request.routeOptions.config.staffSeeMore },
      reply.statusCode,
    );
    this.counts.made += 1;
    this.#answers.put(fill.name, answer);
    fill.end(answer);
    const encoding = answer.encodingFor(encodingFor(request.headers));
    const bytes = answer.bytes(encoding) ?? (await this.#encode(fill.name, answer, encoding));
    reply.header('etag', answer.etag(encoding));
    if (!isMissing && isKnown(request.raw, answer, encoding)) {
      this.counts.notModified += 1;
      reply.code(304);
      return '';
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return bytes;
  }
}

function mayBeFinished(request: FastifyRequest): boolean {
  return isForAll(request) && isRead(request.raw) && request.url.length <= longestAddress;
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
function isKnown({ headers }: IncomingMessage, answer: FinishedAnswer, encoding: Encoding): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  const etag = answer.etag(encoding);
  return known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
