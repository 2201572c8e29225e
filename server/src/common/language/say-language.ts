import type { FastifyInstance } from 'fastify';
import { varyBy } from '../http/caching.js';
import { preferredLanguage } from './preferred-language.js';

/** Answers in the reader's language say which one that is, and that another reader may get another. */
export function sayLanguage(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply) => {
    // Failures say for themselves which language they are in.
    if (!request.routeOptions.config.inReadersLanguage || reply.statusCode >= 400) return;
    varyBy(reply, 'Accept-Language');
    reply.header('Content-Language', preferredLanguage(request.headers['accept-language']));
  });
}
