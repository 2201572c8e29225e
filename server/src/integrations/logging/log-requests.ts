import type { FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import type { RequestWithCaller } from '../../common/access/access.js';
import { plainAddress } from '../../common/network/plain-address.js';

/** Requests that would drown the others: pictures, scripts, probes. */
const quiet = /^\/(assets|admin\/assets|uploads|health|docs)\b/;

/**
 * A line for each request that was answered; successes are only logged at the level debug. Addresses,
 * cookies and tokens are nobody's business: of a request only what, which account asked, and how it went.
 */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    // An answer with Retry-After was a refusal on purpose: too much came at once.
    const isFault = statusCode >= 500 && !reply.hasHeader('Retry-After');
    const level = isFault ? 'error' : statusCode >= 400 ? 'info' : 'debug';
    const log = PinoLogger.root;
    // Asked first: most lines are written nowhere, and are not made for it.
    if (log.isLevelEnabled(level) && !quiet.test(request.url)) {
      const { id, method, url, user } = request as RequestWithCaller;
      const req = { id, method, url: plainAddress(url) };
      const responseTime = Math.round(elapsedTime);
      log[level](
        { req, userId: user?.userId, res: { statusCode }, responseTime },
        isFault ? 'request errored' : 'request completed',
      );
    }
    done();
  });
}
