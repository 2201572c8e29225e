import type { FastifyInstance } from 'fastify';
import { tooMany } from '../../common/errors/api-exception.js';
import { inEachLanguage } from '../../common/errors/sentence.js';
import { clientOf } from '../../common/network/client-of.js';
import { isInProcess } from '../../common/network/in-process-request.js';
import { type Count, type Counter, secondsUntil } from './counter.js';
import type { Counters } from './counters.js';

const minuteMs = 60_000;
/** A page of the back office makes about ten calls, so this leaves staff behind one address room. */
const requestsPerMinute = 600;
/** Uploads have a limit of their own, because one page names dozens of them; a store is requested each that is new. */
const uploadsPerMinute = 3_000;
/** One question to the other processes for so many parts of a limit: an error of one part in sixty. */
const batches = 60;

/** Assets cost next to nothing; a probe that is refused has the server restarted. */
const uncounted = new Set(['/assets/*', '/admin/assets/*', '/health/live', '/health/ready']);

const tooManyRequests = inEachLanguage((texts) => texts.tooManyRequests);

/** Limits the requests of each client: calls, pages and the document together, uploads by themselves. */
export class RequestLimit {
  readonly #requests: Counter;
  readonly #uploads: Counter;

  constructor(counters: Counters) {
    this.#requests = counters.create('requests', minuteMs);
    this.#uploads = counters.create('uploads', minuteMs);
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      const route = request.routeOptions.url ?? '';
      if (isInProcess(request.headers) || uncounted.has(route)) return done();
      if (route === '/uploads/*') {
        // Caches keep uploads for all, so the answer says nothing of one client.
        const { count, endsAt } = add(this.#uploads, request.ip, uploadsPerMinute);
        return count <= uploadsPerMinute ? done() : done(tooMany(tooManyRequests, secondsUntil(endsAt)));
      }
      const { headers, isRefused, endsIn } = this.count(request.ip);
      if (isRefused) return done(tooMany(tooManyRequests, endsIn));
      reply.headers(headers);
      done();
    });
  }

  /**
   * @param address the network address behind a request
   * @returns what the answer says of the limit; seconds until the minute of the client ends
   */
  count(address: string): { headers: Record<string, number>; isRefused: boolean; endsIn: number } {
    const { count, endsAt } = add(this.#requests, address, requestsPerMinute);
    const endsIn = secondsUntil(endsAt);
    const headers = {
      'x-ratelimit-limit': requestsPerMinute,
      'x-ratelimit-remaining': Math.max(0, requestsPerMinute - count),
      'x-ratelimit-reset': endsIn,
    };
    return { headers, isRefused: count > requestsPerMinute, endsIn };
  }
}

function add(counter: Counter, address: string, limit: number): Count {
  return counter.addAtOnce(clientOf(address), limit, limit / batches);
}
