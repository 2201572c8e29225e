import compress from '@fastify/compress';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { validationError } from './common/errors/api-exception.js';
import { ErrorCode } from './common/errors/error-code.enum.js';
import { inEachLanguage } from './common/errors/sentence.js';
import { storeNothingPrivate } from './common/http/caching.js';
import { compressTexts } from './common/http/compression.js';
import { tagAnswers } from './common/http/entity-tags.js';
import { refusalOf, refuseConnection } from './common/http/refuse-connection.js';
import { ServerFront } from './common/http/server-front.js';
import { shedLoad, usualDelayMs } from './common/http/shed-load.js';
import { type BodyTimes, boundSlowBodies, usualBodyTimes } from './common/http/slow-bodies.js';
import { preferredLanguage, sayLanguage } from './common/language/request-language.decorator.js';
import { Metrics } from './common/metrics/metrics.js';
import { addressOf } from './common/network/client-of.js';
import { PublicRecords } from './common/public-records/public-records.js';
import { SitePages } from './common/site-pages/site-pages.js';
import type { Config } from './config/config.js';
import type { DatabaseConnection } from './database/database.js';
import { measurePool } from './database/measure-pool.js';
import { AnswerCache } from './integrations/answer-cache/answer-cache.js';
import { CacheVersion } from './integrations/answer-cache/cache-version.js';
import { measureAnswers } from './integrations/answer-cache/measure-answers.js';
import { logRequests } from './integrations/logging/log-requests.js';
import { areMetricsWanted, registerMetrics } from './integrations/metrics/register-metrics.js';
import { RequestCounts } from './integrations/metrics/request-counts.js';
import { Counters } from './integrations/rate-limit/counters.js';
import { RequestLimit } from './integrations/rate-limit/request-limit.js';
import { FileStorage } from './integrations/storage/file-storage.js';
import { serveOpenApiDocument } from './openapi.js';
import { securityHeaders } from './security-headers.js';
import { answerBusyPage } from './site/busy-page.js';
import { registerSite } from './site/register-site.js';
import { serveUploads } from './site/serve-uploads.js';

/** Head and body; `slow-bodies.ts` says which bodies have less. */
const longestRequestMs = usualBodyTimes.upload + 60_000;

/** JSON bodies; uploads have their own limit. */
const largestBodyBytes = 1024 * 1024;

const noHost = 'Send a Host header with the name of this site.';

/**
 * Builds the application without configuring or starting it; enough for the OpenAPI document. Its data source has to be
 * initialised before anything else is done with it.
 */
export function createApp(
  config: Config,
  connection: Pick<DatabaseConnection, 'poolOptions'>,
): Promise<NestFastifyApplication> {
  const headers = securityHeaders(config);
  const front = new ServerFront();
  const adapter = new FastifyAdapter({
    serverFactory: front.createServer,
    // Only the nearest proxy's word counts: addresses before it in X-Forwarded-For are invented by the client.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: largestBodyBytes,
    genReqId: () => randomUUID(),
    // What the router cannot even read never reaches a controller; it gets the same envelope.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const language = preferredLanguage(request.headers['accept-language']);
      const message = inEachLanguage((texts) => texts.unreadableAddress)[language];
      void reply
        .status(400)
        .headers({ ...headers, 'X-Request-Id': request.id, 'Content-Language': language })
        .send({ success: false, message, error: { code: ErrorCode.VALIDATION_ERROR, message } });
    },
    // Nor does what is no HTTP, or comes too slowly.
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
      const refusal = refusalOf(error);
      if (refusal) refuseConnection(socket, refusal, headers);
      else socket.destroy();
    },
    requestTimeout: longestRequestMs,
    // Node would answer a request without a Host itself, with nothing.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  const fastify = adapter.getInstance();
  fastify.decorate('front', front);
  // A connection whose answer is under way then is over soon after it, as idle ones are at once.
  fastify.addHook('preClose', async () => void (fastify.server.keepAliveTimeout = 1));
  return NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config, connection), adapter, {
    // Until the structured logger takes over, only what went wrong is worth a line.
    logger: ['error', 'warn'],
    abortOnError: false,
    // Fastify's own reads JSON; Nest's would take forms that any site can make its visitors send.
    bodyParser: false,
  });
}

/** What tests may have otherwise. */
export interface Bounds {
  bodyTimes: BodyTimes;
  /** See `shed-load.ts`. */
  longestDelayMs: number;
}

export const usualBounds: Bounds = { bodyTimes: usualBodyTimes, longestDelayMs: usualDelayMs };

/** The steps between a created and a listening application; the same for the server and its tests. */
export async function configureApp(
  app: NestFastifyApplication,
  config: Config,
  { bodyTimes, longestDelayMs }: Bounds = usualBounds,
): Promise<void> {
  setPrefix(app);
  const fastify = app.getHttpAdapter().getInstance();
  const headers = securityHeaders(config);
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'X-Request-Id': request.id });
    // HTTP/1.0 knows no Host, and some probes speak it.
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      throw validationError([{ field: 'Host', message: noHost }]);
    }
  });
  logRequests(fastify);
  const requests = areMetricsWanted(config) ? new RequestCounts() : undefined;
  requests?.register(fastify);
  fastify.removeContentTypeParser('text/plain');
  storeNothingPrivate(fastify);
  sayLanguage(fastify);
  const limit = config.rateLimit ? new RequestLimit(app.get(Counters)) : undefined;
  limit?.register(fastify);
  boundSlowBodies(fastify, bodyTimes, headers);
  const finished = finishedAnswers(fastify, app.get(DataSource), headers);
  finished.register(fastify);
  finished.openFront(fastify.front, {
    admit: (request) => {
      const counted = limit?.count(addressOf(request, config.trustProxy));
      // Refused in the usual way, and what is no request of its protocol too.
      if (counted?.isRefused || request.headers.host === undefined) return undefined;
      return { 'x-request-id': randomUUID(), ...counted?.headers };
    },
    answered: requests && ((...args) => requests.count(...args)),
  });
  const metrics = app.get(Metrics);
  metrics.add(shedLoad(fastify, longestDelayMs, answerBusyPage));
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  tagAnswers(fastify);
  compressTexts(fastify);
  await registerSite(
    fastify,
    config,
    { records: app.get(PublicRecords), pages: app.get(SitePages) },
    metrics,
  );
  // Read before what queries the database, and so takes a connection itself.
  metrics.add(...measurePool(app.get(DataSource)), ...measureAnswers(finished));
  await app.init();
  if (requests) await registerMetrics(fastify, config, metrics, requests);
  // After Nest has taken over what failures are answered with.
  await serveUploads(fastify, app.get(FileStorage));
  serveOpenApiDocument(app, config.publicUrl);
  app.useLogger(app.get(Logger));
}

function finishedAnswers(
  fastify: FastifyInstance,
  dataSource: DataSource,
  headers: Record<string, string>,
): AnswerCache {
  const version = new CacheVersion(dataSource);
  fastify.addHook('onClose', () => version.close());
  return new AnswerCache(version, headers);
}

/** The API lives under /api/v1; probes stay where probes are looked for, and pages for people are no part of it. */
export function setPrefix(app: NestFastifyApplication): void {
  app.setGlobalPrefix('api/v1', { exclude: ['health/live', 'health/ready', 'pack/*path'] });
}
