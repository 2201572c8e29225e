import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Observable } from 'rxjs';
import { Config } from '../../config/config.js';
import { unsupportedType, validationError } from '../errors/api-exception.js';

const TAKES_FORM = 'takes-form';

/** The handler takes a multipart form. */
export const TakesForm = () => SetMetadata(TAKES_FORM, true);

/** What the parser of forms can look for; RFC 2046 allows 70 characters. */
const longestBoundary = 200;

/** Refuses what a call does not take and would not look at: query names of a call without any, and forms. */
@Injectable()
export class UndocumentedInputInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!takesQuery(context)) refuseQuery(request);
    if (request.headers['content-type']?.startsWith('multipart/')) this.#checkForm(request, context);
    return next.handle();
  }

  #checkForm({ headers }: FastifyRequest, context: ExecutionContext): void {
    if (!this.reflector.get(TAKES_FORM, context.getHandler())) {
      const message = 'This request accepts no form. Send application/json.';
      throw unsupportedType(message);
    }
    // Any site can make its visitors send a form, unlike JSON.
    if (isOfOtherSite(headers, this.config.publicUrl)) {
      const message = 'Forms of other sites are not accepted.';
      throw unsupportedType(message);
    }
    const boundary = /;\s*boundary="?([^";]*)/i.exec(headers['content-type']!)?.[1] ?? '';
    if (boundary.length > longestBoundary) {
      const message = `The boundary of a form must have at most ${longestBoundary} characters.`;
      throw validationError([{ field: 'Content-Type', message }]);
    }
  }
}

/** By what browsers say of a request; programs say nothing. A proxy may change the Host. */
function isOfOtherSite({ origin, host, ...headers }: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return URL.parse(origin)?.host !== host;
}

/** Whether the handler asks for the query; its own checks refuse what is unknown then. */
function takesQuery(context: ExecutionContext): boolean {
  const handler = context.getHandler().name;
  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler) as
    | object
    | undefined;
  return Object.keys(parameters ?? {}).some((name) => name.startsWith(`${RouteParamtypes.QUERY}:`));
}

/** Probes are called by machines of all kinds, so only the API is strict. */
function refuseQuery({ url, query }: FastifyRequest): void {
  if (!url.startsWith('/api/')) return;
  const sent = Object.entries(query as object).filter(([, value]) => value !== '');
  if (sent.length > 0) {
    throw validationError([
      { field: 'query', message: 'This request accepts no query parameters. Remove them.' },
    ]);
  }
}
