import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { textLimits } from '../../common/text-limits.js';
import { oneLine } from '../../common/text/one-line.js';
import { Config } from '../../config/config.js';
import { NotificationsService, NotificationSubject } from '../notifications/notifications.module.js';
import { BackupMaker } from './backup-maker.js';
import { Backup } from './backup.entity.js';
import { isAlive } from './is-alive.js';
import { findUnfinished } from './unfinished-backups.js';

/** Notes backups that failed, those too that were cut off, and notifies staff. */
@Injectable()
export class BackupFailuresService implements OnApplicationBootstrap {
  private readonly logger = new Logger(BackupFailuresService.name);

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly maker: BackupMaker,
    private readonly notifications: NotificationsService,
  ) {}

  /** An embedded database has one process: what was under way when it was opened was cut off. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.databaseUrl) return;
    try {
      await this.maker.removeCutOff();
      await this.#settle();
    } catch (error) {
      this.logger.error({ err: error }, 'What a backup that was cut off left could not be removed');
    }
  }

  /** Those whose process is dead have failed. */
  @CleanupJob('backups that were cut off')
  async settleCutOff(): Promise<void> {
    await this.#settle(`NOT ${isAlive}`);
  }

  async #settle(which = 'TRUE'): Promise<void> {
    const cutOff = findUnfinished(this.dataSource.manager).andWhere(which);
    for (const backup of await cutOff.getMany())
      await this.note(backup, 'the server was killed during the backup.');
  }

  /** Both or neither: each is one notification. */
  async note(
    { id, dueAt }: Pick<Backup, 'id' | 'dueAt'>,
    reason: string,
    checkError: string | null = null,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const changes = { finishedAt: new Date(), error: oneLine(reason, textLimits.short), checkError };
      const { affected } = await manager.update(Backup, { id, finishedAt: IsNull() }, changes);
      if (affected !== 1) return;
      const when = `${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
      const about = oneLine(`${reason} See the server’s log.`, textLimits.short - 100);
      const name = `The backup of ${when} was not made`;
      await this.notifications.add(manager, { subject: NotificationSubject.BACKUP, id, name, about });
    });
  }
}
