import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { Discovered } from '../discovery/discovered.js';
import { type Measure, Metrics } from '../metrics/metrics.js';

/** Jobs start one after the other: all at once would take every connection to the database. */
const gapMs = 1_000;

/** The last run of a job; fields are undefined before the first one. */
interface Run {
  /** Seconds since 1970. */
  succeededAt: number | undefined;
  lastedSeconds: number | undefined;
  failures: number;
}

/** Marks a method that may run in several server processes on one database at the same time. The value is its name. */
export const CleanupJob = DiscoveryService.createDecorator<string>();

type Job = () => Promise<unknown>;

/** Runs cleanup jobs beside the requests: each soon after the start and then every hour, never twice at the same time. */
@Injectable()
export class CleanupScheduler implements OnApplicationBootstrap {
  private readonly logger = new Logger('Cleanup');
  private readonly runs = new Map<string, Run>();

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly discovered: Discovered,
    metrics: Metrics,
  ) {
    metrics.add(
      this.#measure(
        'cleanup_last_success_timestamp_seconds',
        'gauge',
        'succeededAt',
        'When a cleanup job last succeeded, in Unix time.',
      ),
      this.#measure(
        'cleanup_last_duration_seconds',
        'gauge',
        'lastedSeconds',
        'How long the last run of a cleanup job took.',
      ),
      this.#measure(
        'cleanup_failures_total',
        'counter',
        'failures',
        'How often a cleanup job failed since the start.',
      ),
    );
  }

  onApplicationBootstrap(): void {
    this.#jobs().forEach(({ value: name, method: work }, index) => {
      const first = new Date(Date.now() + (index + 1) * gapMs);
      const job = CronJob.from({
        name,
        cronTime: `${first.getUTCSeconds()} ${first.getUTCMinutes()} * * * *`,
        timeZone: 'UTC',
        onTick: () => this.#run(name, work),
        start: true,
        waitForCompletion: true,
        unrefTimeout: true,
      });
      this.registry.addCronJob(keyOf(name), job);
    });
  }

  /** Runs every job now and resolves when all are over; one that fails is logged and runs again next time. */
  async runAll(): Promise<void> {
    const jobs = this.#jobs().map(({ value: name }) => this.registry.getCronJob(keyOf(name)));
    await Promise.all(jobs.map((job) => job.fireOnTick()));
  }

  #jobs() {
    return this.discovered.methods<string, Job>(CleanupJob);
  }

  async #run(name: string, work: Job): Promise<void> {
    const run = this.runs.get(name) ?? { succeededAt: undefined, lastedSeconds: undefined, failures: 0 };
    this.runs.set(name, run);
    const began = performance.now();
    try {
      await work();
      run.succeededAt = Date.now() / 1000;
    } catch (error) {
      run.failures += 1;
      this.logger.error({ err: error }, `Cleanup failed: ${name}`);
    }
    run.lastedSeconds = (performance.now() - began) / 1000;
  }

  #measure(name: string, kind: Measure['kind'], what: keyof Run, help: string): Measure {
    const read = () =>
      [...this.runs].flatMap(([task, { [what]: value }]) =>
        value === undefined ? [] : [{ labels: { task }, value }],
      );
    return { name, kind, help, labels: ['task'], read };
  }
}

function keyOf(name: string): string {
  return `cleanup: ${name}`;
}
