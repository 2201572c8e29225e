import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { removeFormerDatabases } from '../../backup/embedded-dump.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { Config } from '../../config/config.js';
import { backupName } from './backup-place.js';
import { BackupPlaces } from './backup-places.js';
import { Backup } from './backup.entity.js';
import { findLastGood } from './good-backups.js';
import { chooseKept } from './keep-backups.js';

/** What became of them, for questions about it. */
const retention = '1 year';

/** Removes what newer backups make superfluous. */
@Injectable()
export class BackupRetentionService {
  private readonly logger = new Logger(BackupRetentionService.name);

  constructor(
    private readonly config: Config,
    @InjectRepository(Backup) private readonly backups: Repository<Backup>,
    private readonly places: BackupPlaces,
  ) {}

  @CleanupJob('old scheduled backups')
  removeOld(): Promise<void> {
    return removeOld(this.backups, `started_at < now() - interval '${retention}'`);
  }

  /** What was lifted to another PostgreSQL goes once it is in a good backup. */
  async removeFormerDatabases(): Promise<void> {
    await removeFormerDatabases(this.config.dataDir).catch((error: unknown) => {
      this.logger.error({ err: error }, 'A former embedded database could not be removed');
    });
  }

  /** Only after a new one is there. The last good one stays, and of those that failed the newest at most. */
  async removeOldest(): Promise<void> {
    try {
      const nameOf = ({ reason, dueAt }: Backup) => backupName(reason, dueAt);
      const failed = new Set((await this.backups.findBy({ error: Not(IsNull()) })).map(nameOf));
      const good = await findLastGood(this.backups);
      const lastGood = good && nameOf(good);
      for (const place of [this.places.first, this.places.second]) {
        if (!place) continue;
        const stored = await place.list();
        const kept = chooseKept(
          stored.filter((name) => !failed.has(name)),
          this.config.backupKeep,
        );
        const surplus = stored.filter((name) => !kept.has(name) && name !== lastGood);
        for (const name of surplus) {
          if (name === stored.at(-1)) continue;
          await place.remove(name);
          if (place === this.places.first) await this.backups.update({ name }, { removedAt: new Date() });
        }
      }
    } catch (error) {
      this.logger.error({ err: error }, 'Old backups could not be removed');
    }
  }
}
