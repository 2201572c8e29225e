import { Injectable } from '@nestjs/common';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import {
  type Filing,
  IdempotencyService,
  type Submission,
} from '../../common/idempotency/idempotency.service.js';
import { FilmStore } from '../films/film-store.js';
import { PrivateFileStore } from '../private-files/private-file-store.js';
import { StorageSilent } from '../storage/storage-failures.js';
import type { StoredFile, StoredImage } from './picture-book.js';
import { UnsettledFiles } from './unsettled-files.js';

/** A file that came in a multipart form, in memory. */
export interface FormFile {
  buffer?: Buffer;
  /** What the file was called where it came from. */
  originalname?: string;
}

/** What a change did with files, beside its answer. */
export interface FileChange<Answer> {
  answer: Answer;
  /** Paths of files that the record no longer names once the change is committed; others may name them. */
  dropped: string[];
}

/** @param paths those of what was stored, in its order */
export type Change<Answer> = (manager: EntityManager, paths: string[]) => Promise<FileChange<Answer>>;

/** Gets the path of a file before it is written. */
type Announce = (path: string) => Promise<void>;

/** Where the files of a change are kept. */
interface Keeping {
  /** @param called what the file was called where it came from */
  store(bytes: Buffer, announce: Announce, called: string): Promise<StoredFile>;
  /** Keeps account of what was stored, within the transaction of the change. */
  enter?(manager: EntityManager, stored: StoredImage[]): Promise<void> | undefined;
}

/** Stores files that come with a change of the record that names them: both happen, or neither. */
@Injectable()
export class FileUploads {
  constructor(
    private readonly films: FilmStore,
    private readonly privateFiles: PrivateFileStore,
    private readonly idempotency: IdempotencyService,
    private readonly unsettled: UnsettledFiles,
  ) {}

  /** Saves a change with films, of which no account is stored beside the record that names them. */
  saveFilmsWithChange<Answer>(
    films: FormFile[],
    change: Change<Answer>,
    request?: RequestIdentity,
  ): Promise<Answer> {
    const store: Keeping['store'] = async (bytes, announce) => ({
      bytes: await this.films.save(bytes, announce),
    });
    return this.saveWithChange(films, { store }, change, request);
  }

  /** The same with files that only who may have them loads. */
  savePrivateWithChange<Answer>(
    files: FormFile[],
    change: Change<Answer>,
    request?: RequestIdentity,
  ): Promise<Answer> {
    const store: Keeping['store'] = async (bytes, announce, called) => ({
      bytes: await this.privateFiles.save(bytes, called, announce),
    });
    return this.saveWithChange(files, { store }, change, request);
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
          await this.unsettled.settle(manager, paths);
          return filed;
        },
      });
      // The same submission may have been filed meanwhile, with files of its own; what was named is not there to be taken.
      return { answer, dropped: paths };
    });
  }

  /**
   * Stores the files, then makes the change in a transaction. If the change fails the files go again; if it is
   * committed, the files it dropped go.
   * @param change is given the transaction's manager, and the paths in the order of the files
   * @param request makes a retry harmless: what was carried out before is answered, and not done again
   */
  async saveWithChange<Answer>(
    files: FormFile[],
    keeping: Keeping,
    change: Change<Answer>,
    request?: RequestIdentity,
  ): Promise<Answer> {
    return this.#settling(async (paths, announce) => {
      const stored: StoredImage[] = [];
      for (const { buffer, originalname: name = '' } of files) {
        const file = await keeping.store(buffer ?? Buffer.alloc(0), announce, name);
        stored.push({ path: paths.at(-1)!, name, ...file });
      }
      // A request that was carried out before changes nothing, and no record names the files that it brought again.
      let dropped = paths;
      const answer = await this.idempotency.runOnce(request, async (manager) => {
        if (stored.length > 0) await keeping.enter?.(manager, stored);
        const changed = await change(manager, paths);
        await this.unsettled.settle(manager, paths);
        await this.unsettled.noteDropped(manager, changed.dropped);
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
    work: (paths: string[], announce: Announce) => Promise<FileChange<Answer>>,
  ): Promise<Answer> {
    const paths: string[] = [];
    const announce = async (path: string) => {
      paths.push(path);
      await this.unsettled.add(path);
    };
    try {
      const { answer, dropped } = await work(paths, announce);
      await this.unsettled.removeDropped(dropped);
      return answer;
    } catch (error) {
      // What the storage did not confirm may appear later: its file is left to the sweep. Where the commit did happen,
      // and only its answer was lost, they are not there to be taken.
      if (!(error instanceof StorageSilent)) await this.unsettled.removeDropped(paths);
      throw error;
    }
  }
}
