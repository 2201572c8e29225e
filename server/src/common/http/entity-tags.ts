import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { isInProcess } from '../network/in-process-request.js';

/** Gives what may be requested again an ETag, and answers 304 to clients that have it already. */
export function tagAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('ETag') && isRepeated(request, reply) && isWhole(payload)) {
      reply.header('ETag', `"${hash('sha1', payload, 'base64')}"`);
    }
    const tag = reply.getHeader('ETag');
    const known = request.headers['if-none-match'];
    if (tag === undefined || known === undefined || strong(known) !== strong(String(tag))) {
      done(null, payload);
    } else {
      reply.code(304);
      done(null, '');
    }
  });
}

/** Nobody keeps what changes something, failed, may not be stored, or goes to a page that is being rendered here. */
function isRepeated({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    reply.statusCode === 200 &&
    reply.getHeader('Cache-Control') !== 'no-store' &&
    !isInProcess(headers)
  );
}

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

/** Weak ones are good enough to be compared. */
function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}
