import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { Config } from '../../config/config.js';
import { ScheduledBackup } from './scheduled-backup.entity.js';

/** Which backups of the schedule there are. */
@Injectable()
export class BackupsMade {
  constructor(private readonly config: Config) {}

  /** When those were made that are stored and began after a time, the newest first. */
  async since(manager: EntityManager, since: Date): Promise<Date[]> {
    const made = await manager.find(ScheduledBackup, {
      where: { startedAt: MoreThanOrEqual(since), finishedAt: Not(IsNull()), error: IsNull() },
      order: { startedAt: 'DESC' },
      take: this.config.backupKeep,
    });
    return made.map(({ startedAt }) => startedAt);
  }
}
