import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { unavailable } from '../errors/api-exception.js';
import type { Measure } from '../metrics/metrics.js';
import { clientOf } from '../network/client-of.js';
import { isInProcess } from '../network/in-process-request.js';

declare module 'fastify' {
  interface FastifyInstance {
    isOverloaded: () => boolean;
  }
}

/** Milliseconds that a request waits on average before anything is done for it; docs/operations.md says why so long. */
export const usualDelayMs = 1_000;
/**
 * Requests that this process has in hand when it may be too much for it. With fewer a late clock says that other
 * programs have the machine, and to refuse people would make nothing faster.
 */
const mostInHand = 50;
/** Requests of one client under way from which on it may be refused: a page of a visitor asks for fewer at once. */
const mostOfClient = 10;
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
 * Refuses requests of clients that have many under way, while this process has more in hand than it keeps up with, so
 * that the others do not wait for ever. To be registered behind finished answers, which are sent all the same.
 * @returns its metric
 */
export function shedLoad(fastify: FastifyInstance, longestDelayMs: number, answerBusy: AnswerBusy): Measure {
  let refused = 0;
  const inHand = countInHand(fastify);
  const delay = measureDelay(fastify);
  fastify.decorate('isOverloaded', () => delay.meanMs > longestDelayMs && inHand.all > mostInHand);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!fastify.isOverloaded() || inHand.of(request) < mostOfClient) return done();
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

/**
 * How late the event loop was in the last sample, on average. Not by @fastify/under-pressure, which reads the memory in
 * use each time and ends the process where that fails: at EMFILE.
 */
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

/** Counts the requests that are under way, of all clients and of each. */
function countInHand(fastify: FastifyInstance): {
  readonly all: number;
  of(request: FastifyRequest): number;
} {
  const counts = new Map<string, number>();
  const counted = new WeakSet<object>();
  let all = 0;
  const add = (request: FastifyRequest, by: number) => {
    const client = clientOf(request.ip);
    const count = (counts.get(client) ?? 0) + by;
    if (count > 0) counts.set(client, count);
    else counts.delete(client);
    all += by;
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!isInProcess(request.headers)) {
      counted.add(request.raw);
      add(request, 1);
      // Also where the client went away before it was answered.
      reply.raw.once('close', () => {
        if (counted.delete(request.raw)) add(request, -1);
      });
    }
    done();
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    if (counted.delete(request.raw)) add(request, -1);
    done();
  });
  return {
    get all() {
      return all;
    },
    of: (request) => counts.get(clientOf(request.ip)) ?? 0,
  };
}
