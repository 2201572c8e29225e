import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { ImageUploads } from '../../integrations/images/image-uploads.js';
import { BinEntry } from './bin-entry.entity.js';
import { expiredBefore } from './bin-retention.js';
import { BinService } from './bin.service.js';
import { type BinnedKind, columnsThatKeep } from './binned-kind.js';

/** So many records go in one transaction. */
const batchSize = 100;

/** Deletes for good what has lain in the bin for its time. */
@Injectable()
export class BinEmptyingService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
    private readonly bin: BinService,
    private readonly uploads: ImageUploads,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('expired records in the bin', () => this.#removeExpired());
  }

  async #removeExpired(): Promise<void> {
    for (const kind of this.bin.kinds.values()) {
      let removed: number;
      do removed = await this.#removeBatch(kind);
      while (removed === batchSize);
    }
  }

  /** Files go once nothing names them any more. @returns how many records went */
  async #removeBatch(kind: BinnedKind): Promise<number> {
    const { count, files } = await this.dataSource.transaction(async (manager) => {
      const entries = await this.#lockExpired(manager, kind);
      if (entries.length === 0) return { count: 0, files: [] };
      const id = In(entries.map(({ recordId }) => recordId));
      const records = kind.filesOf
        ? await manager.find(kind.target, { where: { id }, withDeleted: true })
        : [];
      // What belongs to a record alone, such as its ratings and notes, goes with it.
      await manager.delete(kind.target, { id });
      await manager.delete(
        BinEntry,
        entries.map((entry) => entry.id),
      );
      return { count: entries.length, files: records.flatMap((record) => kind.filesOf!(record)) };
    });
    await this.uploads.remove(files.filter((path) => path !== null));
    return count;
  }

  /** What another process is just removing, or somebody is restoring, is left to them. */
  #lockExpired(manager: EntityManager, kind: BinnedKind): Promise<BinEntry[]> {
    const expired = manager
      .createQueryBuilder(BinEntry, 'entry')
      .where('entry.entity = :entity', { entity: kind.entity })
      .andWhere('entry.deletedAt < :before', { before: expiredBefore() })
      .orderBy('entry.deletedAt')
      .limit(batchSize)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked');
    for (const { table, column } of columnsThatKeep(this.dataSource, kind)) {
      expired.andWhere(`NOT EXISTS (SELECT FROM ${table} WHERE ${column} = entry.recordId)`);
    }
    return expired.getMany();
  }
}
