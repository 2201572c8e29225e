import { SetMetadata } from '@nestjs/common';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Adds to what an answer depends on. @param header of the request */
export function varyBy(reply: FastifyReply, header: string): void {
  const others = [reply.getHeader('Vary') ?? []].flat().join(', ');
  if (others.toLowerCase().split(', ').includes(header.toLowerCase())) return;
  reply.header('Vary', others ? `${others}, ${header}` : header);
}

/** Whether the browser asks for pages that take little: Save-Data, which phones send where their owner wants it. */
export function savesData({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['save-data'] === 'on';
}

/** What the API answers to one person, or about what they did, stays on no disk. */
export function storeNothingPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply) => {
    if (isPrivate(request) && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
}

/** Whether everybody who sends such a request gets the same answer, made of the site's content alone. */
export function isForAll({ headers, routeOptions: { config } }: FastifyRequest): boolean {
  return config.fromContent === true && !(config.staffSeeMore && headers.authorization !== undefined);
}

/** Sign-ins and submissions are no GET; a ticket takes the place of a token. */
function isPrivate(request: FastifyRequest): boolean {
  const { method, url, headers, query } = request;
  if (!url.startsWith('/api/') || isForAll(request)) return false;
  const isRead = method === 'GET' || method === 'HEAD';
  const hasTicket = Object.hasOwn((query ?? {}) as object, 'ticket');
  return !isRead || headers.authorization !== undefined || hasTicket;
}

/** Adds to what Fastify knows of a route; `RouteConfig` would replace what another decorator said. */
export function addToRouteConfig(config: FastifyContextConfig): MethodDecorator {
  return (target, name, descriptor) => {
    const handler = descriptor.value as object;
    const others = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as
      | FastifyContextConfig
      | undefined;
    SetMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...others, ...config })(target, name, descriptor);
  };
}
