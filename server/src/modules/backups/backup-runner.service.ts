import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { textLimits } from '../../common/text-limits.js';
import { oneLine } from '../../common/text/one-line.js';
import { BackupFailuresService } from './backup-failures.service.js';
import { BackupFilesService, CheckFailedError } from './backup-files.service.js';
import { backupName } from './backup-place.js';
import { BackupRetentionService } from './backup-retention.service.js';
import { Backup } from './backup.entity.js';

/** How often a process writes that it works on one. */
const heartbeatMs = 3_000;

/** A backup that this process makes, and no other. */
export type Claimed = Pick<Backup, 'id' | 'reason' | 'dueAt'>;

/** Carries out backups that this process has claimed. */
@Injectable()
export class BackupRunnerService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BackupRunnerService.name);
  private readonly stopping = new AbortController();
  private underWay: Promise<void> = Promise.resolve();

  constructor(
    @InjectRepository(Backup) private readonly backups: Repository<Backup>,
    private readonly files: BackupFilesService,
    private readonly retention: BackupRetentionService,
    private readonly failures: BackupFailuresService,
  ) {}

  /** Before the database is closed. One that is under way has failed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.underWay;
  }

  /** Makes the backup; resolves once it is done or has failed, and never throws. */
  start(claimed: Claimed): Promise<void> {
    this.underWay = this.#make(claimed);
    return this.underWay;
  }

  async #make(claimed: Claimed): Promise<void> {
    const name = backupName(claimed.reason, claimed.dueAt);
    const { signal } = this.stopping;
    let progress = 0;
    const heart = setInterval(() => void this.#beat(claimed.id, progress), heartbeatMs);
    try {
      await this.files.write(claimed.id, name, { signal, onProgress: (share) => (progress = share) });
    } catch (error) {
      this.logger.error({ err: error }, 'The backup failed');
      const reason = signal.aborted ? 'the server stopped during the backup.' : (error as Error).message;
      const checkError = error instanceof CheckFailedError ? oneLine(reason, textLimits.short) : null;
      await this.failures.note(claimed, reason, checkError).catch((failure: unknown) => {
        this.logger.error({ err: failure }, 'That the backup failed could not be stored');
      });
      if (checkError) await this.retention.removeOldest();
      return;
    } finally {
      clearInterval(heart);
    }
    await this.retention.removeFormerDatabases();
    await this.files.copy(claimed.id, name, signal);
    await this.retention.removeOldest();
  }

  /** That it works on a backup; what fails is tried again soon. */
  async #beat(id: number, progress: number): Promise<void> {
    const changes = { aliveAt: () => 'now()', progress };
    await this.backups.update({ id, finishedAt: IsNull() }, changes).catch(() => {});
  }
}
