import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectRepository } from '@nestjs/typeorm';
import {
  DataSource,
  type EntityManager,
  type FindManyOptions,
  In,
  type ObjectLiteral,
  Raw,
  Repository,
} from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { Discovered } from '../../common/discovery/discovered.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import {
  type Filing,
  IdempotencyService,
  type Submission,
} from '../../common/idempotency/idempotency.service.js';
import { insertMissing } from '../../common/insert-row.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { textLimits } from '../../common/text-limits.js';
import { FilmStore } from '../films/film-store.js';
import { PrivateFileStore } from '../private-files/private-file-store.js';
import { StorageSilent } from '../storage/storage-failures.js';
import { UploadParts } from '../upload-parts/upload-parts.js';
import { ImageStore } from './image-store.js';
import { UnsettledUpload } from './unsettled-upload.entity.js';

/** An image that came in a multipart form, in memory. */
export interface UploadedImage {
  buffer?: Buffer;
  /** What the file was called where it came from. */
  originalname?: string;
}

/** What is known of a file once it is stored. */
export interface StoredFile {
  bytes: number;
  /** The colour that most of a picture has, such as #7a8b5c. */
  colour?: string;
}

/** An image that is on disk. */
export interface StoredImage extends StoredFile {
  path: string;
  /** What its file was called where it came from. */
  name: string;
}

/** Who keeps account of the images that records name. */
export interface PictureBook {
  /**
   * Enters images that are about to be named.
   * @param manager of the transaction that names them
   * @param createdById the account that uploaded them
   */
  add(manager: EntityManager, images: StoredImage[], createdById?: number): Promise<void>;
  /**
   * Takes out images that no record names any more, once the changes that dropped them are committed: it locks them,
   * and who changes a record locks the record first.
   * @param manager of a transaction that does nothing else
   * @returns those whose files shall go
   */
  release(manager: EntityManager, paths: string[]): Promise<string[]>;
}

/** What a change did with images, beside its answer. */
export interface ImageChange<Answer> {
  answer: Answer;
  /** Paths of images that the record no longer names once the change is committed; others may name them. */
  dropped: string[];
}

/** @param paths those of what was stored, in its order */
type Change<Answer> = (manager: EntityManager, paths: string[]) => Promise<ImageChange<Answer>>;

/** Keeps a file. @param announce gets its path before it is written */
type Store = (
  bytes: Buffer,
  announce: (path: string) => Promise<void>,
  /** What the file was called where it came from. */
  called: string,
) => Promise<StoredFile>;

/** Far longer than an upload takes; so much later nobody works on it any more. */
const sweepAfterHours = 6;
const mostAtOnce = 20;

const isAbandoned = Raw((createdAt) => `${createdAt} < now() - interval '${sweepAfterHours} hours'`);

/** Marks the provider that knows which pictures there are: a `PictureBook`. */
export const KeepsPictures = DiscoveryService.createDecorator<true>();

/**
 * Keeps files and records together when a process dies in between. A file that no record names is listed in
 * `unsettled_uploads`: a new one from before it is written until its record commits, a dropped one from the commit
 * that drops it until it is gone, or turned out to be named elsewhere. Both change in the record's own transaction, so
 * that the table is right even where the answer to a COMMIT was lost.
 */
@Injectable()
export class ImageUploads {
  private readonly logger = new Logger(ImageUploads.name);
  constructor(
    private readonly store: ImageStore,
    private readonly films: FilmStore,
    private readonly privateFiles: PrivateFileStore,
    private readonly parts: UploadParts,
    private readonly idempotency: IdempotencyService,
    @InjectRepository(UnsettledUpload) private readonly unsettled: Repository<UnsettledUpload>,
    private readonly dataSource: DataSource,
    private readonly discovered: Discovered,
  ) {}

  get #book(): PictureBook | undefined {
    return this.discovered.provider(KeepsPictures);
  }

  /**
   * Stores the images, then makes the change in a transaction. If the change fails the images go again; if it is
   * committed, the images it dropped go.
   * @param change is given the transaction's manager, and the paths in the order of the images
   * @param caller who uploads them
   * @param request makes a retry harmless: what was carried out before is answered, and not done again
   */
  saveWithChange<Answer>(
    images: UploadedImage[],
    folder: string,
    change: Change<Answer>,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<Answer> {
    const store: Store = (bytes, announce) => this.store.save(bytes, folder, announce);
    return this.#saveWithChange(images, { store, book: this.#book }, change, caller, request);
  }

  /** The same with films, of which no account is stored beside the record that names them. */
  saveFilmsWithChange<Answer>(
    films: UploadedImage[],
    change: Change<Answer>,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<Answer> {
    const store: Store = async (bytes, announce) => ({ bytes: await this.films.save(bytes, announce) });
    return this.#saveWithChange(films, { store }, change, caller, request);
  }

  /** The same with files that only who may have them loads. */
  savePrivateWithChange<Answer>(
    files: UploadedImage[],
    change: Change<Answer>,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<Answer> {
    const store: Store = async (bytes, announce, called) => ({
      bytes: await this.privateFiles.save(bytes, called, announce),
    });
    return this.#saveWithChange(files, { store }, change, caller, request);
  }

  /**
   * Files a record that names private files, at most once for each submission: what was filed before is answered, and
   * its files are not stored again.
   * @param files whose types somebody has made sure of
   * @param filing is given the paths in the order of the files
   */
  async storePrivateFiles<Filed extends Submission & ObjectLiteral, Answer>(
    files: { bytes: Buffer; type: string }[],
    request: RequestIdentity | undefined,
    filing: (paths: readonly string[]) => Filing<Filed, Answer>,
  ): Promise<Answer> {
    return this.#settling(async (paths, announce) => {
      const { prepare, file, ...rest } = filing(paths);
      const answer = await this.idempotency.createOnce<Filed, Answer>(request, {
        ...rest,
        prepare: async () => {
          await prepare?.();
          for (const { bytes, type } of files) await this.privateFiles.keep(bytes, type, announce);
        },
        file: async (manager, submission) => {
          const filed = await file(manager, submission);
          await manager.delete(UnsettledUpload, { path: In(paths) });
          return filed;
        },
      });
      // The same submission may have been filed meanwhile, with files of its own; what was named is not there to be taken.
      return { answer, dropped: paths };
    });
  }

  async #saveWithChange<Answer>(
    files: UploadedImage[],
    { store, book }: { store: Store; book?: PictureBook },
    change: Change<Answer>,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<Answer> {
    return this.#settling(async (paths, announce) => {
      const stored: StoredImage[] = [];
      for (const { buffer, originalname: name = '' } of files) {
        const file = await store(buffer ?? Buffer.alloc(0), announce, name);
        stored.push({ path: paths.at(-1)!, name, ...file });
      }
      // A request that was carried out before changes nothing, and no record names the files that it brought again.
      let dropped = paths;
      const answer = await this.idempotency.runOnce(request, async (manager) => {
        if (stored.length > 0) await book?.add(manager, stored, caller.userId);
        const changed = await change(manager, paths);
        if (paths.length > 0) await manager.delete(UnsettledUpload, { path: In(paths) });
        await this.noteDropped(manager, changed.dropped);
        dropped = changed.dropped;
        return changed.answer;
      });
      return { answer, dropped };
    });
  }

  /**
   * Stores files and names them; what is dropped then goes, and all of it where that fails.
   * @param work is given the paths that were announced so far, and what announces one
   */
  async #settling<Answer>(
    work: (paths: string[], announce: (path: string) => Promise<void>) => Promise<ImageChange<Answer>>,
  ): Promise<Answer> {
    const paths: string[] = [];
    const announce = async (path: string) => {
      paths.push(path);
      await this.unsettled.insert({ path });
    };
    try {
      const { answer, dropped } = await work(paths, announce);
      await this.removeDropped(dropped);
      return answer;
    } catch (error) {
      // What the storage did not confirm may appear later: its file is left to the sweep. Where the commit did happen,
      // and only its answer was lost, they are not there to be taken.
      if (!(error instanceof StorageSilent)) await this.removeDropped(paths);
      throw error;
    }
  }

  /** Notes, with the transaction that drops them, files of images that a record names no more. */
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
    const book = this.#book;
    return book ? this.dataSource.transaction((manager) => book.release(manager, paths)) : paths;
  }

  /** @returns whether there is nothing left to do: it is gone, or none of ours, such as a picture of the demo */
  async #remove(path: string): Promise<boolean> {
    try {
      // Each of them removes its own.
      for (const owner of [this.films, this.privateFiles, this.parts, this.store]) await owner.remove(path);
      return true;
    } catch (error) {
      this.logger.warn({ err: error }, `A file that nothing names cannot be removed: ${path}`);
      return false;
    }
  }
}
