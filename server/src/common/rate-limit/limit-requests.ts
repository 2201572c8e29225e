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
export function limitRequests(fastify: FastifyInstance, storage: ThrottlerStorage): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (isInProcess(request.headers) || isUncounted(request)) return;
    const key = `everything ${clientOf(request.ip)}`;
    const { totalHits, timeToExpire, isBlocked, timeToBlockExpire } = await storage.increment(
      key,
      minuteMs,
      requestsPerMinute,
      minuteMs,
      'everything',
    );
    if (isBlocked)
      throw tooMany(
        inEachLanguage((texts) => texts.tooManyRequests),
        timeToBlockExpire,
      );
    reply.headers({
      'X-RateLimit-Limit': requestsPerMinute,
      'X-RateLimit-Remaining': Math.max(0, requestsPerMinute - totalHits),
      'X-RateLimit-Reset': timeToExpire,
    });
  });
}

function isUncounted({ routeOptions }: FastifyRequest): boolean {
  return uncounted.has(routeOptions.url ?? '');
}
