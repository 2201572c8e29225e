import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import {
  type EntityManager,
  IsNull,
  MoreThanOrEqual,
  Not,
  Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { RecordKind } from '../../common/record-kind.js';
import { Config } from '../../config/config.js';
import { ActivityService } from '../../content/content.module.js';
import { BackupPlaces } from './backup-places.js';
import { BackupSchedule } from './backup-schedule.js';
import { Backup } from './backup.entity.js';
import { BackupPlaceKind, BackupProblem } from './backup.enums.js';
import { BackupDto, type BackupStateDto, type ListBackupsQuery } from './dto/backup.dto.js';
import { isAlive } from './is-alive.js';
import { measureSpace, oldestGoodMs, type Space, spaceNeeds } from './limits.js';

/** More were not made within the time that a person's records are stored. */
const mostNamed = 1_000;

interface BackupContent {
  fileName: string;
  bytes: number;
  content: Readable;
}

/** Which backups there are. */
@Injectable()
export class BackupsService {
  constructor(
    @InjectRepository(Backup) private readonly backups: Repository<Backup>,
    private readonly config: Config,
    private readonly places: BackupPlaces,
    private readonly schedule: BackupSchedule,
    private readonly activity: ActivityService,
  ) {}

  list(query: ListBackupsQuery): Promise<Page<BackupDto>> {
    const builder = this.backups.createQueryBuilder('backup');
    return findPage(builder, query, 'backup.startedAt', BackupDto.from);
  }

  async state(): Promise<BackupStateDto> {
    const [lastGood, newest, underWay, freeBytes] = await Promise.all([
      this.findLastGood(),
      this.#find((all) => all.where({ finishedAt: Not(IsNull()) })),
      this.#find((all) => all.where({ finishedAt: IsNull() }).andWhere(isAlive)),
      this.places.first.freeBytes(),
    ]);
    const { first, second } = this.places;
    const space = await this.findSpace(lastGood);
    return {
      lastGood: lastGood && BackupDto.from(lastGood),
      underWay: underWay && BackupDto.from(underWay),
      nextDueAt: this.schedule.nextDueAt,
      place: first.description,
      secondPlace: second?.description ?? null,
      freeBytes: freeBytes ?? null,
      problems: [...this.#problems(lastGood, newest, space)],
    };
  }

  /** Opens the file of a backup; the log says who took it. @param actorId the caller */
  async open(id: number, actorId: number): Promise<BackupContent> {
    const backup = await this.backups.findOneBy({ id });
    const isStored = backup && BackupDto.from(backup).isStored;
    const content = isStored ? await this.places.read(backup.name!) : undefined;
    if (!backup || !content) throw notFound('This backup is not stored here, or not any more.');
    const when = `${backup.dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    await this.activity.noteExport({
      subject: RecordKind.BACKUP,
      list: `Backup of ${when}`,
      rows: backup.rows ?? 0,
      actorId,
    });
    return { fileName: backup.name!, bytes: Number(backup.bytes), content };
  }

  /** When those were made that are stored and began after a time, the newest first. */
  async since(manager: EntityManager, since: Date): Promise<Date[]> {
    const made = await manager.find(Backup, {
      where: {
        ...{ startedAt: MoreThanOrEqual(since), finishedAt: Not(IsNull()) },
        ...{ error: IsNull(), removedAt: IsNull() },
      },
      order: { startedAt: 'DESC' },
      take: mostNamed,
    });
    return made.map(({ startedAt }) => startedAt);
  }

  *#problems(lastGood: Backup | null, newest: Backup | null, space: Space[]): Generator<BackupProblem> {
    if (this.config.backupSchedule === undefined) yield BackupProblem.OFF;
    if (!lastGood) yield BackupProblem.NONE_GOOD;
    else if (lastGood.startedAt.getTime() < Date.now() - oldestGoodMs) yield BackupProblem.TOO_OLD;
    if (newest && newest.error !== null) yield BackupProblem.LAST_FAILED;
    if (newest && newest.copyError !== null) yield BackupProblem.COPY_FAILED;
    if (space.some(({ free, needed }) => free < needed)) yield BackupProblem.DISK_LOW;
  }

  /** The newest that was read back and is stored. */
  findLastGood(): Promise<Backup | null> {
    return this.#find((all) => all.where({ checkedAt: Not(IsNull()), error: IsNull(), removedAt: IsNull() }));
  }

  /** The oldest of the list, good or not. */
  findFirst(): Promise<Backup | null> {
    return this.backups.findOne({ where: {}, order: { startedAt: 'ASC' } });
  }

  /** What the disks of the installation have free, and must have. */
  findSpace(lastGood: Backup | null): Promise<Space[]> {
    const isFolder = this.places.first.description.kind === BackupPlaceKind.FOLDER;
    return measureSpace(spaceNeeds(this.config, isFolder && lastGood ? Number(lastGood.bytes) : undefined));
  }

  #find(choose: (all: SelectQueryBuilder<Backup>) => unknown): Promise<Backup | null> {
    const all = this.backups.createQueryBuilder('backup');
    choose(all);
    return all.orderBy('backup.startedAt', 'DESC').addOrderBy('backup.id', 'DESC').limit(1).getOne();
  }
}
