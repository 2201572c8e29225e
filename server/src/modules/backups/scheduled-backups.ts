import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CronJob } from 'cron';
import { DataSource, IsNull } from 'typeorm';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { oneLine } from '../../common/one-line.js';
import { textLimits } from '../../common/text-limits.js';
import { Config } from '../../config/config.js';
import { NotificationsService, NotificationSubject } from '../notifications/notifications.module.js';
import { BackupFolder, backupName, type BackupPlace } from './backup-place.js';
import { BackupStore } from './backup-store.js';
import { makeBackup } from './make-backup.js';
import { measureBackups } from './measure-backups.js';
import { ScheduledBackup } from './scheduled-backup.entity.js';

/** What became of them, for questions about it. */
const retention = '1 year';
/** A process that works on one for longer is dead. */
const longest = '6 hours';
const timeZone = 'Africa/Addis_Ababa';

const claim = `INSERT INTO scheduled_backups (due_at) VALUES ($1) ON CONFLICT (due_at) DO NOTHING RETURNING id`;
const findCutOff = `SELECT id, due_at AS "dueAt" FROM scheduled_backups
  WHERE finished_at IS NULL AND started_at < now() - interval '${longest}' FOR UPDATE SKIP LOCKED`;

/** Makes a backup whenever the schedule says so, in one of however many server processes there are. */
@Injectable()
export class ScheduledBackups implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ScheduledBackups.name);
  private readonly place: BackupPlace;
  private readonly stopping = new AbortController();
  private schedule?: CronJob;
  private due: Date | null = null;
  private underWay: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsService,
    cleanup: CleanupScheduler,
    metrics: Metrics,
  ) {
    this.place = config.backupStore
      ? new BackupStore(config.backupStore)
      : new BackupFolder(config.backupDir);
    const where = `started_at < now() - interval '${retention}'`;
    cleanup.add('old scheduled backups', () => removeOld(dataSource, { table: 'scheduled_backups', where }));
    cleanup.add('backups that were cut off', () => this.#settleCutOff());
    if (config.backupSchedule !== undefined) metrics.add(...measureBackups(dataSource));
  }

  onApplicationBootstrap(): void {
    const { backupSchedule } = this.config;
    if (backupSchedule === undefined) return;
    this.schedule = CronJob.from({
      cronTime: backupSchedule,
      timeZone,
      onTick: () => this.#onTime(),
      start: true,
      waitForCompletion: true,
      unrefTimeout: true,
    });
    this.due = this.#next();
  }

  /** Before the database is closed. One that is under way has failed. */
  async beforeApplicationShutdown(): Promise<void> {
    void this.schedule?.stop();
    this.stopping.abort();
    await this.underWay;
  }

  async #onTime(): Promise<void> {
    const { due } = this;
    this.due = this.#next();
    if (due) await (this.underWay = this.#make(due));
  }

  #next(): Date {
    return this.schedule!.nextDate().toJSDate();
  }

  async #make(dueAt: Date): Promise<void> {
    try {
      const [claimed] = await this.dataSource.query<{ id: number }[]>(claim, [dueAt]);
      if (claimed) await this.#makeClaimed(claimed.id, dueAt);
    } catch (error) {
      this.logger.error({ err: error }, 'The scheduled backup could not be started');
    }
  }

  async #makeClaimed(id: number, dueAt: Date): Promise<void> {
    try {
      const bytes = await this.place.store(backupName(dueAt), (file) =>
        makeBackup(this.config, this.dataSource, file, this.stopping.signal),
      );
      await this.dataSource.manager.update(ScheduledBackup, id, {
        finishedAt: new Date(),
        bytes: String(bytes),
      });
      this.logger.log({ bytes }, 'The scheduled backup is finished');
    } catch (error) {
      this.logger.error({ err: error }, 'The scheduled backup failed');
      const stopped = this.stopping.signal.aborted;
      await this.#fail(
        id,
        dueAt,
        stopped ? 'the server stopped during the backup.' : (error as Error).message,
      );
      return;
    }
    await this.#removeOldest();
  }

  /** Only after a new one is there. */
  async #removeOldest(): Promise<void> {
    try {
      const surplus = (await this.place.list()).slice(0, -this.config.backupKeep);
      for (const name of surplus) await this.place.remove(name);
    } catch (error) {
      this.logger.error({ err: error }, 'Old backups could not be removed');
    }
  }

  /** Both or neither: each is one notification. */
  async #fail(id: number, dueAt: Date, reason: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const changes = { finishedAt: new Date(), error: oneLine(reason, textLimits.short) };
      const { affected } = await manager.update(ScheduledBackup, { id, finishedAt: IsNull() }, changes);
      if (affected !== 1) return;
      const when = `${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
      const about = oneLine(`${reason} See the server’s log.`, textLimits.short - 100);
      const name = `The backup of ${when} was not made`;
      await this.notifications.add(manager, { subject: NotificationSubject.BACKUP, id, name, about });
    });
  }

  async #settleCutOff(): Promise<void> {
    const cutOff = await this.dataSource.query<{ id: number; dueAt: Date }[]>(findCutOff);
    for (const { id, dueAt } of cutOff)
      await this.#fail(id, dueAt, 'the server was killed during the backup.');
  }
}
