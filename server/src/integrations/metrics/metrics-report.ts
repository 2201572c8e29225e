import { Logger } from '@nestjs/common';
import type { Counter, Gauge, Registry } from 'prom-client';
import type { Measure, Metrics, Sample } from '../../common/metrics/metrics.js';
import { latencyBounds, type RequestCount, type RequestCounts } from './request-counts.js';

/** A report waits no longer for what does not answer, such as the database. */
const patienceMs = 2_000;

const durations = 'http_request_duration_seconds';

/** Writes all metrics in the format of Prometheus. */
export class MetricsReport {
  private constructor(
    private readonly registry: Registry,
    private readonly requests: RequestCounts,
  ) {}

  /** Loads what writes metrics, which a server that nobody watches does without. */
  static async load(metrics: Metrics, requests: RequestCounts): Promise<MetricsReport> {
    const { collectDefaultMetrics, Counter, Gauge, Registry } = await import('prom-client');
    const registry = new Registry();
    // Of the process: processor, memory, garbage, event loop, handles.
    collectDefaultMetrics({ register: registry });
    for (const measures of metrics.all()) {
      const { name, help, kind, labels } = measures[0]!;
      const options = { name, help, labelNames: labels ?? [], registers: [registry] };
      if (kind === 'gauge') new Gauge({ ...options, collect: fill(measures) });
      else new Counter({ ...options, collect: fill(measures) });
    }
    return new MetricsReport(registry, requests);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async write(): Promise<string> {
    return `${await this.registry.metrics()}\n${asHistogram(this.requests.all())}`;
  }
}

/** Puts what is read now in the place of what was read before; what cannot be read is left out. */
function fill(measures: Measure[]): (this: Counter | Gauge) => Promise<void> {
  return async function () {
    const samples = await readAll(measures);
    this.reset();
    if (samples.length === 0) this.remove({});
    for (const { labels = {}, value } of samples) this.inc(labels, value);
  };
}

async function readAll(measures: Measure[]): Promise<Sample[]> {
  const read = await Promise.all(measures.map(readInTime));
  return read.flat();
}

async function readInTime({ name, read }: Measure): Promise<Sample[]> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It took too long')), patienceMs);
  try {
    return await Promise.race([read(), tooLate]);
  } catch (error) {
    logger.warn({ err: error }, `The metric ${name} could not be read`);
    return [];
  } finally {
    clearTimeout(timer);
  }
}

const logger = new Logger(MetricsReport.name);

/** The library's own would count each request anew by its labels, which costs more than a finished answer. */
function asHistogram(counts: RequestCount[]): string {
  const lines = counts.flatMap(({ method, route, status, groups, seconds }) => {
    const labels = `method="${method}",route="${escape(route)}",status="${status}"`;
    let below = 0;
    const buckets = groups.map((count, index) => {
      below += count;
      return `${durations}_bucket{le="${latencyBounds[index] ?? '+Inf'}",${labels}} ${below}`;
    });
    return [...buckets, `${durations}_sum{${labels}} ${seconds}`, `${durations}_count{${labels}} ${below}`];
  });
  const help = 'How long requests took, by method, route and class of status, in seconds.';
  return [`# HELP ${durations} ${help}`, `# TYPE ${durations} histogram`, ...lines, ''].join('\n');
}

function escape(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
}
