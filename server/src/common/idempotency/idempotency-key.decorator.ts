import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { Access, accessOf, type RequestWithCaller } from '../access/access.js';
import { validationError } from '../errors/api-exception.js';
import { refuseOversized } from '../validation/request-size.js';

/** What makes two requests the same: the route and whose call it is, the client's key, the body with its files. */
export interface RequestIdentity {
  route: string;
  key: string;
  bodyHash: string;
}

interface Acceptance {
  /** What is filed keeps its key: `IdempotencyService.createOnce`. */
  forEver?: boolean;
}

/**
 * The request's Idempotency-Key with the request that it belongs to; undefined where the client sent none. Documents
 * that a retry with the same key files nothing twice.
 */
export function IdempotencyKey({ forEver = false }: Acceptance = {}): ParameterDecorator {
  const answer = forEver
    ? 'kept with the record. The same key with the same body is answered with that record as it is by then'
    : 'kept for a day. The same key with the same body gets the first answer again';
  const header = ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      `Chosen by the client, one for each submission, ${answer}, and nothing is filed twice; ` +
      'with another body it is refused with 409.',
    schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[!-~]*$' },
  });
  return (controller, handler, index) => {
    const descriptor = Object.getOwnPropertyDescriptor(controller, handler!)!;
    Identity()(controller, handler, index);
    header(controller, handler!, descriptor);
  };
}

const Identity = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestIdentity | undefined => {
    const request = context.switchToHttp().getRequest<RequestWithCaller>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) {
      const message = 'Idempotency-Key must have 8 to 100 visible ASCII characters.';
      throw validationError([{ field: 'Idempotency-Key', message }]);
    }
    refuseOversized(request.body, 'body');
    // Keyed, so that nobody who reads the database can try passwords against it.
    const hash = createHmac('sha256', key).update(canonicalJson(request.body));
    for (const { fieldname, buffer } of filesOf(request)) hash.update(`\0${fieldname}\0`).update(buffer);
    const route = `${routeOf(request)}${callerOf(request, context)}`;
    return { route, key, bodyHash: hash.digest('hex') };
  },
);

interface UploadedFile {
  fieldname: string;
  buffer: Buffer;
}

/** The files of a multipart form, as its interceptors have left them; else the framework has methods of these names. */
function filesOf({ file, files }: FastifyRequest & { file?: unknown; files?: unknown }): UploadedFile[] {
  return [file, files]
    .flat()
    .filter((each): each is UploadedFile => typeof each === 'object' && each !== null);
}

/** The call, however its address was spelled. */
function routeOf({ method, routeOptions, params }: FastifyRequest): string {
  return `${method} ${routeOptions.url} ${canonicalJson(params)}`;
}

/** Keys of one account are nobody else's. On open routes nobody is asked: a retry may come without the token. */
function callerOf({ user }: RequestWithCaller, context: ExecutionContext): string {
  const needsAccount = ![Access.OPTIONAL, Access.PUBLIC].includes(accessOf(context));
  return needsAccount && user ? ` by ${user.userId}` : '';
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
