import type { ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../errors/api-exception.js';
import { inEachLanguage } from '../errors/sentence.js';
import { clientOf } from './client-of.js';
import { isInProcess } from './in-process-request.js';

/** A page of the back office makes about ten calls, so this leaves staff behind one address room. */
const requestsPerMinute = 600;
const minuteMs = 60_000;

/** Files cost next to nothing, and one page names dozens of them; a probe that is refused has the server restarted. */
const uncounted = new Set([
  ...['/assets/*', '/admin/assets/*', '/uploads/*'],
  ...['/health/live', '/health/ready'],
]);

/** Bounds how often one client may ask, for whatever it asks: calls, pages, the document. */
export class RequestLimit {
  constructor(private readonly storage: ThrottlerStorage) {}

  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async (request, reply) => {
      if (isInProcess(request.headers) || isUncounted(request)) return;
      const { headers, refusedForSeconds } = await this.count(request.ip);
      if (refusedForSeconds !== undefined) {
        throw tooMany(
          inEachLanguage((texts) => texts.tooManyRequests),
          refusedForSeconds,
        );
      }
      reply.headers(headers);
    });
  }

  /** @param address the network address behind a request */
  async count(address: string): Promise<Counted> {
    const key = `everything ${clientOf(address)}`;
    const { totalHits, timeToExpire, isBlocked, timeToBlockExpire } = await this.storage.increment(
      key,
      minuteMs,
      requestsPerMinute,
      minuteMs,
      'everything',
    );
    return {
      refusedForSeconds: isBlocked ? timeToBlockExpire : undefined,
      headers: {
        'x-ratelimit-limit': requestsPerMinute,
        'x-ratelimit-remaining': Math.max(0, requestsPerMinute - totalHits),
        'x-ratelimit-reset': timeToExpire,
      },
    };
  }
}

/** A request that was counted. */
interface Counted {
  /** What the answer says of the limit. */
  headers: Record<string, number>;
  /** Set where there were too many. */
  refusedForSeconds: number | undefined;
}

function isUncounted({ routeOptions }: FastifyRequest): boolean {
  return uncounted.has(routeOptions.url ?? '');
}
