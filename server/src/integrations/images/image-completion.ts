import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { oneLine } from '../../common/text/one-line.js';
import { inOneProcess, sharedWork } from '../../database/in-one-process.js';
import { FileStorage } from '../storage/file-storage.js';
import { StorageFull, StorageSilent } from '../storage/storage-failures.js';
import { AvifImages } from './avif-images.js';
import { runImageTask } from './image-tasks.js';
import { lackingAvif, leftovers, missingVersions, type NarrowerImage } from './missing-images.js';

const hourMs = 60 * 60 * 1000;
/** As many as are worked on at once. */
const mostAtOnce = 2;

/**
 * Makes what images lack, behind the start and every hour: narrower versions of those of the demo firm, of a backup, of
 * a release that knew other widths; then AVIF files. One process does so for all that share a database; until a file
 * is there the original, or WebP, is served in its place. What nobody needs any more goes.
 */
@Injectable()
export class ImageCompletion implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ImageCompletion.name);
  /** Logged once. */
  private readonly broken = new Set<string>();
  private underWay: Promise<void> | undefined;
  private areVersionsWhole = false;
  private readonly stopped = Promise.withResolvers<undefined>();
  private isStopping = false;

  constructor(
    private readonly storage: FileStorage,
    private readonly avif: AvifImages,
    private readonly dataSource: DataSource,
  ) {}

  /** Begins, and returns at once. */
  start(): void {
    this.avif.start();
    void this.complete();
  }

  /** Resolves when nothing is left to do here. What fails is logged, and tried again next time. */
  @Interval(hourMs)
  complete(): Promise<void> {
    this.underWay ??= this.#complete().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  /**
   * Gives up the files under way, which on a busy machine take longer than a stop may. The next round, here or elsewhere,
   * makes them and the others.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.stopped.resolve(undefined);
    // Here and not in a hook of its own: Nest would call that after this one, which waits for it.
    this.avif.stop();
    await this.underWay;
  }

  async #complete(): Promise<void> {
    try {
      await inOneProcess(this.dataSource, sharedWork.completeImages, () => this.#work());
    } catch (error) {
      this.logger.warn({ err: error }, 'Pictures are completed later');
    }
  }

  async #work(): Promise<void> {
    await this.storage.removeAbandoned();
    const names = await this.storage.list();
    await this.storage.remove(await leftovers(names, this.storage, process.uptime() * 1000));
    const missing = await missingVersions(names, (version) => this.#isWhole(version));
    const made: string[] = [];
    const work = async () => {
      for (let next = missing.shift(); next && !this.isStopping; next = missing.shift()) {
        if (await this.#make(next)) made.push(next.version);
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: mostAtOnce }, work));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    if (made.length > 0) this.logger.log(`${made.length} narrower images made`);
    if (this.isStopping) return;
    this.areVersionsWhole = true;
    this.avif.add(lackingAvif([...names, ...made]));
    await this.avif.done();
  }

  /** An image that cannot be read keeps nobody from the others. @returns whether it was made */
  async #make({ image, width, version }: NarrowerImage): Promise<boolean> {
    try {
      const bytes = await this.storage.read(image);
      // It may have been removed meanwhile.
      if (!bytes) return false;
      const narrower = await Promise.race([
        runImageTask({ do: 'narrow', bytes, width }),
        this.stopped.promise,
      ]);
      if (!narrower) return false;
      await this.storage.put(version, narrower);
      if (await this.storage.find(image)) return true;
      await this.storage.remove([version]);
      return false;
    } catch (error) {
      if (error instanceof StorageFull || error instanceof StorageSilent) throw error;
      if (!this.broken.has(image)) {
        const reason = oneLine((error as Error).message, 200);
        this.logger.warn(`The picture ${image} cannot be resized (${reason}). Upload it again.`);
      }
      this.broken.add(image);
      return false;
    }
  }

  /** Whether a WebP file is as long as it says itself: what was cut off is not, nor what a power cut emptied. */
  async #isWhole(version: string): Promise<boolean> {
    if (!this.storage.mayHoldParts || this.areVersionsWhole) return true;
    const start = await this.storage.readStart(version, 12);
    if (!start || start.length < 12 || start.toString('latin1', 0, 4) !== 'RIFF') return false;
    const file = await this.storage.find(version);
    return file !== undefined && file.size >= start.readUInt32LE(4) + 8;
  }
}
