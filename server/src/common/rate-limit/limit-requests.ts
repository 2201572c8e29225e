import type { FastifyInstance } from 'fastify';
import { tooMany } from '../errors/api-exception.js';
import { inEachLanguage } from '../errors/sentence.js';
import { clientOf } from './client-of.js';
import type { Counts } from './counts.js';
import { isInProcess } from './in-process-request.js';
import { SharedRequests } from './shared-requests.js';

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
  readonly #counter: SharedRequests;
  readonly #uploads: SharedRequests;

  constructor(counts: Counts) {
    const counter = (name: string, allowed: number) =>
      new SharedRequests(allowed, counts.shared(name, minuteMs), allowed / batches);
    this.#counter = counter('requests', requestsPerMinute);
    this.#uploads = counter('uploads', uploadsPerMinute);
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      const route = request.routeOptions.url ?? '';
      if (isInProcess(request.headers) || uncounted.has(route)) return done();
      if (route === '/uploads/*') {
        // Caches keep uploads for all, so the answer says nothing of one client.
        const { refusedFor } = this.#uploads.count(clientOf(request.ip));
        return refusedFor === undefined ? done() : done(tooMany(tooManyRequests, refusedFor));
      }
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
