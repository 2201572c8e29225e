import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { unavailable } from '../errors/api-exception.js';
import type { Measure } from '../metrics/metrics.js';
import { isInProcess } from '../rate-limit/in-process-request.js';

declare module 'fastify' {
  interface FastifyInstance {
    isOverloaded: () => boolean;
  }
}

/** Milliseconds that a request waits on average before anything is done for it; docs/operations.md says why so long. */
export const usualDelayMs = 1_000;
/** Milliseconds over which that is looked at, so that one slow query of the embedded database is no overload. */
const sampleMs = 2_000;
const resolutionMs = 10;

/** By then those who are served already have their answers. */
const tryAgainAfterSeconds = 5;

/** Assets cost next to nothing; a probe that is refused has the server restarted, and who watches wants to see why. */
const spared = new Set(['/assets/*', '/admin/assets/*', '/health/live', '/health/ready', '/metrics']);

/** Answers instead of what was requested. @returns undefined where the usual error is the answer */
type AnswerBusy = (request: FastifyRequest, reply: FastifyReply, seconds: number) => string | undefined;

/**
 * Refuses what has to be made while the server cannot keep up, so that those whom it serves already do not wait
 * for ever. To be registered behind finished answers, which are sent all the same. @returns its metric
 */
export function shedLoad(fastify: FastifyInstance, longestDelayMs: number, answerBusy: AnswerBusy): Measure {
  let refused = 0;
  const delay = measureDelay(fastify);
  fastify.decorate('isOverloaded', () => delay.meanMs > longestDelayMs);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!fastify.isOverloaded()) return done();
    // What a page requests from this process belongs to a request that was let in.
    if (isInProcess(request.headers) || spared.has(request.routeOptions.url ?? '')) return done();
    refused += 1;
    const answer = answerBusy(request, reply, tryAgainAfterSeconds);
    if (answer === undefined) throw unavailable(tryAgainAfterSeconds);
    reply.send(answer);
  });
  return {
    name: 'http_requests_shed_total',
    kind: 'counter',
    help: 'Requests that were answered 503 because the server could not keep up.',
    read: () => [{ value: refused }],
  };
}

/** How late the event loop was in the last sample, on average. */
function measureDelay(fastify: FastifyInstance): { meanMs: number } {
  const delay = { meanMs: 0 };
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  const sample = setInterval(() => {
    // After one thing that took all the time, such as the start, nothing was measured.
    delay.meanMs = histogram.count === 0 ? 0 : histogram.mean / 1e6 - resolutionMs;
    histogram.reset();
  }, sampleMs).unref();
  fastify.addHook('onClose', (_fastify, done) => {
    clearInterval(sample);
    histogram.disable();
    done();
  });
  return delay;
}
