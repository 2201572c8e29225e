import { createHmac } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { validationError } from '../errors/api-exception.js';

/** What makes two requests the same: the route, the key that the client chose, and the body. */
export interface RequestIdentity {
  route: string;
  key: string;
  bodyHash: string;
}

/** The request's Idempotency-Key with what it stands for; undefined where the client sent none. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestIdentity | undefined => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) {
      const message = 'Idempotency-Key must have 8 to 100 visible ASCII characters.';
      throw validationError([{ field: 'Idempotency-Key', message }]);
    }
    // Keyed, so that nobody who reads the database can try passwords against it.
    const bodyHash = createHmac('sha256', key).update(bodyText(request.body)).digest('hex');
    return { route: `${request.method} ${request.url.split('?')[0]}`, key, bodyHash };
  },
);

/** @throws ApiException 400 for a body that is nested too deeply to be written */
function bodyText(body: unknown): string {
  try {
    return canonicalJson(body);
  } catch {
    throw validationError([{ field: 'body', message: 'The body is nested too deeply.' }]);
  }
}

/** JSON with sorted keys, so that the same body in another order is the same body. */
function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
