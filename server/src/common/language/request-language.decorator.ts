import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from './preferred-language.js';
import type { SiteLanguage } from './site-language.enum.js';

/** The language that the sender of the request reads; see {@link preferredLanguage}. */
export const RequestLanguage = createParamDecorator((_: unknown, context: ExecutionContext): SiteLanguage => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return preferredLanguage(request.headers['accept-language']);
});
