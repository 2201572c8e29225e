import { SetMetadata } from '@nestjs/common';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

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
