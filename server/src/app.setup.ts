import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { ErrorCode } from './common/errors/error-code.enum.js';
import type { Config } from './config/config.js';
import { createOpenApiDocument, serveOpenApiDocument } from './openapi.js';
import { inlineScriptSources } from './site/inline-scripts.js';
import { registerSite } from './site/register-site.js';

const unreadable = 'This address cannot be read. Check its % signs and its length.';
const unreadableAddress = {
  success: false,
  message: unreadable,
  error: { code: ErrorCode.VALIDATION_ERROR, message: unreadable },
};

/** JSON bodies; uploads have their own limit. */
const largestBodyBytes = 1024 * 1024;

/** Builds the application without configuring or starting it; enough for the OpenAPI document. */
export function createApp(config: Config, dataSource: DataSource): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    // Only the nearest proxy's word counts: what stands before it in X-Forwarded-For is the client's own invention.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: largestBodyBytes,
    genReqId: () => randomUUID(),
    // What the router cannot even read never reaches a controller; it gets the same envelope.
    frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) =>
      void reply.status(400).send(unreadableAddress),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  return NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config, dataSource), adapter, {
    // Until the structured logger takes over, only what went wrong is worth a line.
    logger: ['error', 'warn'],
    abortOnError: false,
  });
}

/** The steps between a created and a listening application; the same for the server and its tests. */
export async function configureApp(app: NestFastifyApplication, config: Config): Promise<void> {
  setPrefix(app);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  await app.register(helmet, securityHeaders(config));
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(etag);
  serveOpenApiDocument(app, createOpenApiDocument(app));
  await registerSite(fastify, config);
  await app.init();
  app.useLogger(app.get(Logger));
}

/** The API lives under /api/v1; probes stay where probes are looked for. */
export function setPrefix(app: NestFastifyApplication): void {
  app.setGlobalPrefix('api/v1', { exclude: ['health/live', 'health/ready'] });
}

function securityHeaders(config: Config) {
  const https = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptSources()],
        // Mantine sets sizes and colours as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Services may name a picture elsewhere.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        // The contact page's map.
        frameSrc: ['https://www.openstreetmap.org'],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  };
}
