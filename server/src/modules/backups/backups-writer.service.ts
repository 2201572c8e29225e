import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import { removeFormerDatabases } from '../../backup/embedded-dump.js';
import { conflict } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { lockUntilCommit } from '../../common/lock-until-commit.js';
import { textLimits } from '../../common/text-limits.js';
import { oneLine } from '../../common/text/one-line.js';
import { Config } from '../../config/config.js';
import { NotificationsService, NotificationSubject } from '../notifications/notifications.module.js';
import { BackupMaker } from './backup-maker.js';
import { backupName } from './backup-place.js';
import { BackupPlaces } from './backup-places.js';
import { BackupSpace } from './backup-space.js';
import { Backup } from './backup.entity.js';
import { BackupReason } from './backup.enums.js';
import { BackupDto } from './dto/backup.dto.js';
import { findLastGood } from './good-backups.js';
import { isAlive } from './is-alive.js';
import { chooseKept } from './keep-backups.js';

/** What became of them, for questions about it. */
const retention = '1 year';
/** How often a process writes that it works on one. */
const heartbeatMs = 3_000;
/** Shares of the work: until it is written, and until it is read back. */
const writing = 0.5;

type Claimed = Pick<Backup, 'id' | 'reason' | 'dueAt'>;

/** Why a backup that is written is no good one. */
class CheckFailedError extends Error {}

/** Makes backups, one at a time in however many server processes there are. */
@Injectable()
export class BackupsWriterService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(BackupsWriterService.name);
  private readonly stopping = new AbortController();
  private underWay: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    @InjectRepository(Backup) private readonly backups: Repository<Backup>,
    private readonly dataSource: DataSource,
    private readonly places: BackupPlaces,
    private readonly space: BackupSpace,
    private readonly maker: BackupMaker,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @CleanupJob('old scheduled backups')
  removeOld(): Promise<void> {
    return removeOld(this.backups, `started_at < now() - interval '${retention}'`);
  }

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

  /** Before the database is closed. One that is under way has failed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.underWay;
  }

  /** Starts one now. @throws ApiException 409 while another one is under way */
  async request(request: RequestIdentity | undefined): Promise<BackupDto> {
    let claimed: Claimed | undefined;
    const backup = await this.idempotency.runOnce(request, async (manager) => {
      claimed = await this.#claim(manager, BackupReason.MANUAL, new Date());
      if (!claimed) throw conflict('A backup is under way. Wait until it is finished.');
      return BackupDto.from(await manager.findOneByOrFail(Backup, { id: claimed.id }));
    });
    if (claimed) void this.#start(claimed);
    return backup;
  }

  /** Makes one that is due, unless another process makes it, or another one is under way. */
  async makeScheduled(dueAt: Date): Promise<void> {
    try {
      const claimed = await this.dataSource.transaction((manager) =>
        this.#claim(manager, BackupReason.SCHEDULED, dueAt),
      );
      if (claimed) await this.#start(claimed);
    } catch (error) {
      this.logger.error({ err: error }, 'The scheduled backup could not be started');
    }
  }

  /** Those whose process is dead have failed. */
  @CleanupJob('backups that were cut off')
  async settleCutOff(): Promise<void> {
    await this.#settle(`NOT ${isAlive}`);
  }

  async #settle(which = 'TRUE'): Promise<void> {
    const cutOff = unfinished(this.dataSource.manager).andWhere(which);
    for (const backup of await cutOff.getMany())
      await this.#fail(backup, 'the server was killed during the backup.');
  }

  async #claim(manager: EntityManager, reason: BackupReason, dueAt: Date): Promise<Claimed | undefined> {
    // One process at a time sees whether a backup is under way.
    await lockUntilCommit(manager, 'backups');
    if (await unfinished(manager).andWhere(isAlive).getExists()) return undefined;
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

  #start(claimed: Claimed): Promise<void> {
    this.underWay = this.#make(claimed);
    return this.underWay;
  }

  /** Never throws. */
  async #make(claimed: Claimed): Promise<void> {
    const name = backupName(claimed.reason, claimed.dueAt);
    let progress = 0;
    const heart = setInterval(() => void this.#beat(claimed.id, progress), heartbeatMs);
    try {
      await this.#writeAndCheck(claimed.id, name, (share) => (progress = share));
    } catch (error) {
      this.logger.error({ err: error }, 'The backup failed');
      const reason = this.stopping.signal.aborted
        ? 'the server stopped during the backup.'
        : (error as Error).message;
      const checkError = error instanceof CheckFailedError ? oneLine(reason, textLimits.short) : null;
      await this.#fail(claimed, reason, checkError).catch((failure: unknown) => {
        this.logger.error({ err: failure }, 'That the backup failed could not be stored');
      });
      if (checkError) await this.#removeOldest();
      return;
    } finally {
      clearInterval(heart);
    }
    // What was lifted to another PostgreSQL is in a good backup now.
    await removeFormerDatabases(this.config.dataDir).catch((error: unknown) => {
      this.logger.error({ err: error }, 'A former embedded database could not be removed');
    });
    await this.#copy(claimed.id, name);
    await this.#removeOldest();
  }

  async #writeAndCheck(id: number, name: string, onProgress: (share: number) => void): Promise<void> {
    const { signal } = this.stopping;
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

  /** That it works on a backup; what fails is tried again soon. */
  async #beat(id: number, progress: number): Promise<void> {
    const changes = { aliveAt: () => 'now()', progress };
    await this.backups.update({ id, finishedAt: IsNull() }, changes).catch(() => {});
  }

  /** It is a good one without it too. */
  async #copy(id: number, name: string): Promise<void> {
    const { signal } = this.stopping;
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

  /** Only after a new one is there. The last good one stays, and of those that failed the newest at most. */
  async #removeOldest(): Promise<void> {
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

  /** Both or neither: each is one notification. */
  async #fail(
    { id, dueAt }: Pick<Claimed, 'id' | 'dueAt'>,
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

function unfinished(manager: EntityManager): SelectQueryBuilder<Backup> {
  return manager.createQueryBuilder(Backup, 'backup').where('backup.finishedAt IS NULL');
}

function rejectAtAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
