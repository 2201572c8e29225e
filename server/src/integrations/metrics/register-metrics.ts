import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Metrics } from '../../common/metrics/metrics.js';
import type { Config } from '../../config/config.js';
import { MetricsReport } from './metrics-report.js';
import type { RequestCounts } from './request-counts.js';

/** Whether anybody can read metrics, so that requests are worth counting. */
export function areMetricsWanted({ metricsPort, metricsToken }: Config): boolean {
  return metricsPort !== undefined || metricsToken !== undefined;
}

/** Opens the ways to the metrics that the settings name. To be called when every part has registered its metrics. */
export async function registerMetrics(
  fastify: FastifyInstance,
  { metricsPort, metricsToken, host }: Config,
  metrics: Metrics,
  requests: RequestCounts,
): Promise<void> {
  const report = await MetricsReport.load(metrics, requests);
  if (metricsToken !== undefined) serveMetricsWithToken(fastify, report, metricsToken);
  if (metricsPort === undefined) return;
  let close = async () => {};
  fastify.addHook('onListen', async () => {
    close = await serveMetricsOnPort(report, metricsPort, host);
  });
  fastify.addHook('onClose', () => close());
}

const metricsPath = '/metrics';

/** Answers on the server's own port to requests with the token, and 404 to others. */
function serveMetricsWithToken(fastify: FastifyInstance, report: MetricsReport, token: string): void {
  fastify.get(metricsPath, async (request: FastifyRequest, reply: FastifyReply) => {
    const [, given] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (given === undefined || !isSame(given, token)) return reply.callNotFound();
    const text = await report.write();
    return reply.type(report.contentType).header('Cache-Control', 'no-store').send(text);
  });
}

/**
 * Answers on a port of its own, which nobody but those who watch should reach.
 * @returns what closes it
 */
async function serveMetricsOnPort(
  report: MetricsReport,
  port: number,
  host: string,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== metricsPath) {
      response.writeHead(404).end();
      return;
    }
    report.write().then(
      (text) => response.writeHead(200, { 'Content-Type': report.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return () => close(server);
}

async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  if (server.listening) await once(server, 'close');
}

/** Takes the same time for every input. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
