import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { textLimits } from '../../common/text-limits.js';
import { oneLine } from '../../common/text/one-line.js';
import { BackupMaker, type Watch } from './backup-maker.js';
import { BackupPlaces } from './backup-places.js';
import { BackupSpace } from './backup-space.js';
import { Backup } from './backup.entity.js';

/** Shares of the work: until it is written, and until it is read back. */
const writing = 0.5;

/** Why a backup that is written is no good one. */
export class CheckFailedError extends Error {}

/** Writes the file of a backup, reads it back, and copies it to the second place. */
@Injectable()
export class BackupFilesService {
  private readonly logger = new Logger(BackupFilesService.name);

  constructor(
    @InjectRepository(Backup) private readonly backups: Repository<Backup>,
    private readonly places: BackupPlaces,
    private readonly space: BackupSpace,
    private readonly maker: BackupMaker,
  ) {}

  /** @throws Error that says why there is no good backup; CheckFailedError where it could not be read back */
  async write(id: number, name: string, { signal, onProgress }: Watch): Promise<void> {
    await this.space.require();
    let made = { rows: 0, files: 0, digest: '' };
    const bytes = await this.places.first.store(name, async (file) => {
      made = await this.maker.write(file, { signal, onProgress: (share) => onProgress(share * writing) });
    });
    await this.backups.update(id, { name, bytes: String(bytes), rows: made.rows });
    const file = this.places.first.pathOf(name);
    await this.maker
      .check(file, made, { signal, onProgress: (share) => onProgress(writing + share * (1 - writing)) })
      .catch((error: Error) => {
        if (signal.aborted) throw error;
        throw new CheckFailedError(`it could not be read back: ${error.message}`);
      });
    const now = new Date();
    await this.backups.update(id, { finishedAt: now, checkedAt: now, progress: 1 });
    this.logger.log({ bytes, rows: made.rows, files: made.files }, 'A backup is finished, and was read back');
  }

  /** It is a good one without it too. */
  async copy(id: number, name: string, signal: AbortSignal): Promise<void> {
    if (!this.places.second) return;
    try {
      // A store that is slow to answer must not hold up the stop.
      await Promise.race([this.places.copy(name, signal), rejectAtAbort(signal)]);
      await this.backups.update(id, { copiedAt: new Date() });
    } catch (error) {
      this.logger.error({ err: error }, 'The backup could not be copied to the second place');
      const reason = signal.aborted ? 'the server stopped during the copy.' : (error as Error).message;
      const copyError = oneLine(reason, textLimits.short);
      await this.backups.update(id, { copyError }).catch(() => {});
    }
  }
}

function rejectAtAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
