import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindManyOptions, In, Raw, Repository } from 'typeorm';
import { Discovered } from '../../common/discovery/discovered.js';
import { insertMissing } from '../../common/insert-row.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { textLimits } from '../../common/text-limits.js';
import { KeepsPictures, type PictureBook } from './picture-book.js';
import { UnsettledUpload } from './unsettled-upload.entity.js';

/** A provider that stores files. */
export interface FileOwner {
  /** Removes a file; a path that is none of its own is no fault. */
  remove(path: string): Promise<void>;
}

/** Marks a provider that stores files of uploads: a `FileOwner`. */
export const OwnsFiles = DiscoveryService.createDecorator<true>();

/** Far longer than an upload takes; so much later nobody works on it any more. */
const sweepAfterHours = 6;
const mostAtOnce = 20;

const isAbandoned = Raw((createdAt) => `${createdAt} < now() - interval '${sweepAfterHours} hours'`);

/**
 * Keeps files and records together when a process dies in between. A file that no record names is listed in
 * `unsettled_uploads`: a new one from before it is written until its record commits, a dropped one from the commit
 * that drops it until it is gone, or turned out to be named elsewhere. Both change in the record's own transaction, so
 * that the table is right even where the answer to a COMMIT was lost.
 */
@Injectable()
export class UnsettledFiles {
  private readonly logger = new Logger(UnsettledFiles.name);

  constructor(
    @InjectRepository(UnsettledUpload) private readonly unsettled: Repository<UnsettledUpload>,
    private readonly dataSource: DataSource,
    private readonly discovered: Discovered,
  ) {}

  /** Lists a file that is about to be written. */
  async add(path: string): Promise<void> {
    await this.unsettled.insert({ path });
  }

  /** Takes files off the list, with the transaction whose record names them. */
  async settle(manager: EntityManager, paths: readonly string[]): Promise<void> {
    if (paths.length > 0) await manager.delete(UnsettledUpload, { path: In(paths) });
  }

  /** Notes, with the transaction that drops them, files that a record names no more. */
  async noteDropped(manager: EntityManager, paths: string[]): Promise<void> {
    const ours = [...new Set(paths)]
      .filter((path) => path.startsWith('/uploads/') && path.length <= textLimits.short)
      .map((path) => ({ path }));
    if (ours.length === 0) return;
    await insertMissing(manager, UnsettledUpload, ours);
  }

  /** Removes dropped files that nobody names, once that is committed; where it fails they are left to the sweep. */
  async removeDropped(paths: string[]): Promise<void> {
    if (paths.length === 0) return;
    try {
      // Waits for transactions that are still about to settle the same files, and leaves what they settled.
      await this.#removeAll({ where: { path: In(paths) }, lock: { mode: 'pessimistic_write' } });
    } catch (error) {
      this.logger.warn({ err: error }, 'Files that nothing names stay until they are swept');
    }
  }

  @CleanupJob('files of uploads that were cut off')
  async sweep(): Promise<void> {
    // Two processes that sweep at the same time may take the same ones, which harms nobody.
    const abandoned: FindManyOptions<UnsettledUpload> = {
      where: { createdAt: isAbandoned },
      order: { createdAt: 'ASC' },
      take: mostAtOnce,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    };
    while ((await this.#removeAll(abandoned)) === mostAtOnce);
  }

  /**
   * No connection of the database is held while files go. A file that cannot be removed keeps no other: it has its
   * turn when it is old again.
   * @returns how many those were
   */
  async #removeAll(which: FindManyOptions<UnsettledUpload>): Promise<number> {
    const uploads = await this.dataSource.transaction((manager) => manager.find(UnsettledUpload, which));
    const found = uploads.map(({ path }) => path);
    if (found.length === 0) return 0;
    const released = new Set(await this.#release(found));
    const removals = await Promise.all(
      found.map(async (path) => !released.has(path) || (await this.#remove(path))),
    );
    const settled = found.filter((_, index) => removals[index]);
    const stuck = found.filter((_, index) => !removals[index]);
    if (settled.length > 0) await this.unsettled.delete({ path: In(settled) });
    if (stuck.length > 0) await this.unsettled.update({ path: In(stuck) }, { createdAt: new Date() });
    return found.length;
  }

  /** @returns those whose files shall go */
  async #release(paths: string[]): Promise<string[]> {
    const book = this.discovered.provider<PictureBook>(KeepsPictures);
    return book ? this.dataSource.transaction((manager) => book.release(manager, paths)) : paths;
  }

  /** @returns whether there is nothing left to do: it is gone, or none of ours, such as a picture of the demo */
  async #remove(path: string): Promise<boolean> {
    try {
      for (const owner of this.discovered.providers<FileOwner>(OwnsFiles)) await owner.remove(path);
      return true;
    } catch (error) {
      this.logger.warn({ err: error }, `A file that nothing names cannot be removed: ${path}`);
      return false;
    }
  }
}
