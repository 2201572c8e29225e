import { Injectable, Logger } from '@nestjs/common';
import { DataSource, Raw } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { updateUnversioned } from '../../common/versioning.js';
import { UnsettledUpload } from '../../integrations/file-uploads/unsettled-upload.entity.js';
import { runImageTask } from '../../integrations/images/image-tasks.js';
import { readWideEnough } from '../../integrations/images/read-wide-enough.js';
import { PrivateFileStore } from '../../integrations/private-files/private-file-store.js';
import { FileStorage } from '../../integrations/storage/file-storage.js';
import { buildDocument } from './document/build-document.js';
import { pictureFrame, type WriteDocument } from './document/pack-document.js';
import { type PackFile, TenderPack } from './tender-pack.entity.js';
import { PackFileState, PackFormat } from './tender-pack.enums.js';

/** Pixels to a point: 150 to the inch. */
const density = 150 / 72;
/** Longer than a picture takes; then another process takes the work. */
const lease = `interval '1 minute'`;
const mostAttempts = 3;
/** Percent between two writes of the progress. */
const step = 5;

/** Makes the files of packs, one at a time, beside the requests; several processes may do so at once. */
@Injectable()
export class PackFilesService {
  readonly #logger = new Logger('TenderPacks');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly privateFiles: PrivateFileStore,
  ) {}

  @PollingJob('*/2 * * * * *')
  async makeWaiting(): Promise<void> {
    for (;;) {
      const pack = await this.#claim();
      if (!pack) return;
      const waiting = pack.files.findLast(({ state }) => state === PackFileState.WAITING);
      if (waiting) await this.#try(pack, waiting);
      else await this.#note(pack.id, undefined);
    }
  }

  /** Takes the pack that has waited longest; which another process is just taking is passed over. */
  #claim(): Promise<TenderPack | null> {
    return this.dataSource.transaction(async (manager) => {
      const pack = await manager.findOne(TenderPack, {
        where: { workAt: Raw((workAt) => `${workAt} <= now()`) },
        order: { workAt: 'ASC' },
        lock: { mode: 'for_no_key_update', onLocked: 'skip_locked' },
      });
      const claimed = updateUnversioned(manager, TenderPack, { workAt: () => `now() + ${lease}` });
      if (pack) await claimed.where({ id: pack.id }).execute();
      return pack;
    });
  }

  /** Counts before it begins: a file that takes too much memory ends the process, which begins anew. */
  async #try(pack: TenderPack, { attempts = 0, ...file }: PackFile): Promise<void> {
    if (attempts < mostAttempts) {
      await this.#note(pack.id, { ...file, attempts: attempts + 1 }, false);
      return this.#make(pack, file, attempts + 1);
    }
    this.#logger.error(`A file of pack ${pack.id} is given up: the process ended ${attempts} times over it`);
    await this.#note(pack.id, { ...file, state: PackFileState.FAILED });
  }

  async #make(pack: TenderPack, file: PackFile, attempts: number): Promise<void> {
    let path: string | undefined;
    try {
      const write = await writers[file.format]();
      const pictures = new Map<string, Promise<Buffer | undefined>>();
      let noted = 0;
      const bytes = await write(
        await buildDocument(pack),
        // Once for all languages.
        (picture) => pictures.get(picture) ?? pictures.set(picture, this.#picture(picture)).get(picture)!,
        async (share) => {
          const progress = Math.floor(share * 95);
          if (progress < noted + step) return;
          noted = progress;
          await this.#note(pack.id, { ...file, progress, attempts }, false);
        },
      );
      const size = await this.privateFiles.keep(bytes, file.format.toLowerCase(), async (announced) => {
        path = announced;
        await this.dataSource.manager.insert(UnsettledUpload, { path });
      });
      const madeAt = new Date().toISOString();
      // What it shows is the pack as it was read; later changes do not show.
      const made = { state: PackFileState.DONE, progress: 100, packVersion: pack.version, madeAt, size };
      await this.#note(pack.id, { ...file, ...made, path: path! });
    } catch (error) {
      this.#logger.error({ err: error as Error }, `A file of pack ${pack.id} could not be made`);
      await this.#note(pack.id, { ...file, state: PackFileState.FAILED });
    }
  }

  /** Writes what became of a file, without a change of the pack's version. @param isOver whether the next one is due */
  async #note(id: number, file: PackFile | undefined, isOver = true): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const pack = await manager.findOne(TenderPack, { where: { id }, withDeleted: true, lock });
      if (!pack) return;
      const files = pack.files.map((each) => (each.id === file?.id ? file : each));
      const isMore = files.some(({ state }) => state === PackFileState.WAITING);
      const due = isOver ? (isMore ? 'now()' : 'NULL') : `now() + ${lease}`;
      await updateUnversioned(manager, TenderPack, { files, workAt: () => due })
        .where({ id })
        .execute();
      if (file?.path) await manager.delete(UnsettledUpload, { path: file.path });
    });
  }

  /** @returns a JPEG; undefined for one that cannot be had, because the pack can do without */
  async #picture(path: string): Promise<Buffer | undefined> {
    const width = Math.round(pictureFrame.width * density);
    const height = Math.round(pictureFrame.height * density);
    try {
      const bytes = await readWideEnough(this.storage, path, width);
      if (!bytes) return undefined;
      return await runImageTask({ do: 'print', bytes, width, height, isWhole: false, focus: [0.5, 0.5] });
    } catch (error) {
      this.#logger.warn({ err: error as Error, path }, 'A pack goes without a picture');
      return undefined;
    }
  }
}

/** Come with their first use. */
const writers: Record<PackFormat, () => Promise<WriteDocument>> = {
  [PackFormat.PDF]: async () => (await import('./document/write-pdf.js')).writePdf,
  [PackFormat.DOCX]: async () => (await import('./document/write-docx.js')).writeDocx,
};
