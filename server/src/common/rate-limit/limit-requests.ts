import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../errors/api-exception.js';
import { inEachLanguage } from '../errors/sentence.js';
import { clientOf } from './client-of.js';
import { isInProcess } from './in-process-request.js';
import type { SharedCounts } from './counts.js';
import { SharedRequests } from './shared-requests.js';

/** A page of the back office makes about ten calls, so this leaves staff behind one address room. */
const requestsPerMinute = 600;
/** A tenth of the questions that each request would cost, for an error of one part in sixty. */
const toldAtOnce = 10;

/** Files cost next to nothing, and one page names dozens of them; a probe that is refused has the server restarted. */
const uncounted = new Set([
  ...['/assets/*', '/admin/assets/*', '/uploads/*'],
  ...['/health/live', '/health/ready'],
]);

const tooManyRequests = inEachLanguage((texts) => texts.tooManyRequests);

/** Bounds how often one client may ask, for whatever it asks: calls, pages, the document. */
export class RequestLimit {
  readonly #counter: SharedRequests;

  /** @param shared counts for all processes; undefined where there is one */
  constructor(shared: SharedCounts | undefined) {
    this.#counter = new SharedRequests(requestsPerMinute, shared, toldAtOnce);
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (isInProcess(request.headers) || isUncounted(request)) return done();
      const { headers, refusedFor } = this.count(request.ip);
      if (refusedFor !== undefined) return done(tooMany(tooManyRequests, refusedFor));
      reply.headers(headers);
      done();
    });
  }

  /**
   * @param address the network address behind a request
   * @returns what the answer says of the limit; seconds for which requests are refused, where this one is
   */
  count(address: string): { headers: Record<string, number>; refusedFor: number | undefined } {
    const { requests, endsIn, refusedFor } = this.#counter.count(clientOf(address));
    const headers = {
      'x-ratelimit-limit': requestsPerMinute,
      'x-ratelimit-remaining': Math.max(0, requestsPerMinute - requests),
      'x-ratelimit-reset': endsIn,
    };
    return { headers, refusedFor };
  }
}

function isUncounted({ routeOptions }: FastifyRequest): boolean {
  return uncounted.has(routeOptions.url ?? '');
}
