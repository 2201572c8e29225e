import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '../errors/api-exception.js';
import type { Measure } from '../metrics/metrics.js';
import { isInProcess } from '../rate-limit/in-process-request.js';

/** Milliseconds that a request waits on average before anything is done for it; docs/operations.md says why so long. */
export const usualDelayMs = 1_000;
/** Milliseconds over which that is looked at, so that one slow query of the embedded database is no overload. */
const sampleInterval = 2_000;

/** By then those who are served already have their answers. */
const tryAgainAfterSeconds = 5;

/** Assets cost next to nothing; a probe that is refused has the server restarted, and who watches wants to see why. */
const spared = new Set(['/assets/*', '/admin/assets/*', '/health/live', '/health/ready', '/metrics']);

/** Answers instead of what was asked for. @returns undefined where the usual error is the answer */
type AnswerBusy = (request: FastifyRequest, reply: FastifyReply, seconds: number) => string | undefined;

/**
 * Refuses what has to be made while the server cannot keep up, so that those whom it serves already do not wait
 * for ever. To be registered behind finished answers, which are sent all the same. @returns what it can tell of itself
 */
export async function shedLoad(
  fastify: FastifyInstance,
  longestDelayMs: number,
  answerBusy: AnswerBusy,
): Promise<Measure> {
  let refused = 0;
  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    _kind: string,
    delayMs?: number,
  ): string | undefined => {
    // After one thing that took all the time, such as the start, nothing was measured.
    if (delayMs === Infinity) return undefined;
    // What a page asks of this very process belongs to a request that was let in.
    if (isInProcess(request.headers) || spared.has(request.routeOptions.url ?? '')) return undefined;
    refused += 1;
    const answer = answerBusy(request, reply, tryAgainAfterSeconds);
    if (answer === undefined) throw unavailable(tryAgainAfterSeconds);
    return answer;
  };
  // It sends what is returned, which its types do not know.
  const pressureHandler: (...told: Parameters<typeof refuse>) => void = refuse;
  outliveUnreadableMemory();
  await fastify.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    sampleInterval,
    pressureHandler,
  });
  return {
    name: 'http_requests_shed_total',
    kind: 'counter',
    help: 'Requests that were answered 503 because the server could not keep up.',
    read: () => [{ value: refused }],
  };
}

let isMemoryAlwaysRead = false;

/**
 * How much memory there is, Node reads from a file. The plugin does so in a timer, whether it was asked for memory or
 * not: at a moment without a file handle that would end the process. Then the last answer is good enough.
 */
function outliveUnreadableMemory(): void {
  if (isMemoryAlwaysRead) return;
  isMemoryAlwaysRead = true;
  const read = process.memoryUsage;
  let last = read();
  process.memoryUsage = Object.assign(
    () => {
      try {
        last = read();
      } catch {
        // As it was.
      }
      return last;
    },
    { rss: read.rss },
  );
}
