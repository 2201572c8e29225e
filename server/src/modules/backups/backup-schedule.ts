import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CronJob } from 'cron';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { type Measure, Metrics, type Sample } from '../../common/metrics/metrics.js';
import { Config } from '../../config/config.js';
import { Backup } from './backup.entity.js';
import { BackupsWriterService } from './backups-writer.service.js';
import { findLastGood } from './good-backups.js';
import { isMissed } from './is-missed.js';

const timeZone = 'Africa/Addis_Ababa';

/** Requests a backup whenever the schedule says so, in each of however many server processes there are. */
@Injectable()
export class BackupSchedule implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly startedAt = new Date();
  private job?: CronJob;
  private due: Date | null = null;

  constructor(
    private readonly config: Config,
    @InjectRepository(Backup) private readonly backups: Repository<Backup>,
    private readonly writer: BackupsWriterService,
    private readonly metrics: Metrics,
  ) {}

  /** After the metrics of the pool, which would else count the connections that these wait for. */
  onModuleInit(): void {
    this.metrics.add(...measureBackups(this.backups));
  }

  /** When the next one is due; null where the schedule is off. */
  get nextDueAt(): Date | null {
    return this.due;
  }

  onApplicationBootstrap(): void {
    const { backupSchedule } = this.config;
    if (backupSchedule === undefined) return;
    this.job = CronJob.from({
      cronTime: backupSchedule,
      timeZone,
      onTick: () => this.#onTime(),
      start: true,
      waitForCompletion: true,
      unrefTimeout: true,
    });
    this.due = this.#next();
  }

  beforeApplicationShutdown(): void {
    void this.job?.stop();
  }

  @PollingJob('20 */5 * * * *')
  doDue(): Promise<void> {
    return this.makeMissed(new Date());
  }

  /** Makes up for one that was due while no server ran, or that failed. */
  async makeMissed(now: Date): Promise<void> {
    const { job, startedAt } = this;
    if (!job) return;
    const lastGood = (await findLastGood(this.backups))?.startedAt ?? null;
    const [last] = await this.backups.find({ order: { startedAt: 'DESC' }, take: 1 });
    const lastAttempt = last?.startedAt ?? null;
    const nextDueAfter = (time: Date) => job.cronTime.getNextDateFrom(time, timeZone).toJSDate();
    if (isMissed({ lastGood, lastAttempt, startedAt, now, nextDueAfter }))
      await this.writer.makeScheduled(now);
  }

  async #onTime(): Promise<void> {
    const { due } = this;
    this.due = this.#next();
    if (due) await this.writer.makeScheduled(due);
  }

  #next(): Date {
    return this.job!.nextDate().toJSDate();
  }
}

/** Metrics of the backups; the same in every process, which share it. */
function measureBackups(backups: Repository<Backup>): Measure[] {
  const last = async (valueOf: (backup: Backup) => number): Promise<Sample[]> => {
    const backup = await findLastGood(backups);
    return backup ? [{ value: valueOf(backup) }] : [];
  };
  return [
    {
      name: 'backup_last_success_timestamp_seconds',
      kind: 'gauge',
      help: 'When the last good backup was done, in Unix time; absent where there is none yet.',
      read: () => last(({ finishedAt }) => finishedAt!.getTime() / 1000),
    },
    {
      name: 'backup_last_duration_seconds',
      kind: 'gauge',
      help: 'How long it took.',
      read: () => last(({ startedAt, finishedAt }) => (finishedAt!.getTime() - startedAt.getTime()) / 1000),
    },
    {
      name: 'backup_last_bytes',
      kind: 'gauge',
      help: 'Bytes of its file.',
      read: () => last(({ bytes }) => Number(bytes)),
    },
    {
      name: 'backup_failures_since_success',
      kind: 'gauge',
      help: 'Backups that failed since the last good one.',
      read: async () => {
        const good = await findLastGood(backups);
        const since = good && { startedAt: MoreThan(good.startedAt) };
        return [{ value: await backups.countBy({ error: Not(IsNull()), ...since }) }];
      },
    },
  ];
}
