import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { conflict } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { lockUntilCommit } from '../../common/lock-until-commit.js';
import { BackupRunnerService, type Claimed } from './backup-runner.service.js';
import { Backup } from './backup.entity.js';
import { BackupReason } from './backup.enums.js';
import { BackupDto } from './dto/backup.dto.js';
import { isAlive } from './is-alive.js';
import { findUnfinished } from './unfinished-backups.js';

/** Starts backups, one at a time in however many server processes there are. */
@Injectable()
export class BackupsWriterService {
  private readonly logger = new Logger(BackupsWriterService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly runner: BackupRunnerService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Starts one now. @throws ApiException 409 while another one is under way */
  async request(request: RequestIdentity | undefined): Promise<BackupDto> {
    let claimed: Claimed | undefined;
    const backup = await this.idempotency.runOnce(request, async (manager) => {
      claimed = await this.#claim(manager, BackupReason.MANUAL, new Date());
      if (!claimed) throw conflict('A backup is under way. Wait until it is finished.');
      return BackupDto.from(await manager.findOneByOrFail(Backup, { id: claimed.id }));
    });
    if (claimed) void this.runner.start(claimed);
    return backup;
  }

  /** Makes one that is due, unless another process makes it, or another one is under way. */
  async makeScheduled(dueAt: Date): Promise<void> {
    try {
      const claimed = await this.dataSource.transaction((manager) =>
        this.#claim(manager, BackupReason.SCHEDULED, dueAt),
      );
      if (claimed) await this.runner.start(claimed);
    } catch (error) {
      this.logger.error({ err: error }, 'The scheduled backup could not be started');
    }
  }

  async #claim(manager: EntityManager, reason: BackupReason, dueAt: Date): Promise<Claimed | undefined> {
    // One process at a time sees whether a backup is under way.
    await lockUntilCommit(manager, 'backups');
    if (await findUnfinished(manager).andWhere(isAlive).getExists()) return undefined;
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Backup)
      .values({ reason, dueAt, aliveAt: () => 'now()', progress: 0 })
      .orIgnore()
      .updateEntity(false)
      .returning('id')
      .execute();
    const [inserted] = raw as { id: number }[];
    return inserted && { id: inserted.id, reason, dueAt };
  }
}
