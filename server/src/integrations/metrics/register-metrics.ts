import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../common/metrics/metrics.js';
import type { Config } from '../../config/config.js';
import { MetricsReport } from './metrics-report.js';
import type { RequestCounts } from './request-counts.js';
import { serveMetricsOnPort, serveMetricsWithToken } from './serve-metrics.js';

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
