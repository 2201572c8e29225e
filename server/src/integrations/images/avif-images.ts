import { avifName, originalOf, widthOf } from '@consultancy/shared/image-names';
import { Injectable, Logger } from '@nestjs/common';
import { FileStorage } from '../storage/file-storage.js';
import { runImageTask } from './image-tasks.js';

/** An AVIF file that is not at least so much smaller is not worth the other kind of file. */
const worthwhile = 0.9;

/**
 * Lays an AVIF file beside each WebP file where that is smaller, which browsers that know the format are answered with
 * (site/serve-uploads.ts). It takes half a second a file, so it happens behind the start and after an upload, one
 * file at a time, in the process that works on images; what is not there yet is served as WebP. An empty file says
 * that nothing was to be saved.
 */
@Injectable()
export class AvifImages {
  private readonly logger = new Logger(AvifImages.name);
  private readonly queue: string[] = [];
  private isStarted = false;
  private working: Promise<void> | undefined;
  private stopped = Promise.withResolvers<undefined>();

  constructor(private readonly storage: FileStorage) {}

  /** From now on makes what is added. */
  start(): void {
    this.isStarted = true;
    this.stopped = Promise.withResolvers();
  }

  /** @param images names of WebP files */
  add(images: string[]): void {
    if (!this.isStarted) return;
    this.queue.push(...images);
    this.working ??= this.#work().finally(() => (this.working = undefined));
  }

  /** Resolves when everything that was added is made, or `stop` is called. */
  async done(): Promise<void> {
    await Promise.race([this.working, this.stopped.promise]);
  }

  /**
   * Gives up the file under way, which on a busy machine takes longer than a stop may. The next round of the completion
   * makes it and the others.
   */
  stop(): void {
    this.isStarted = false;
    this.queue.length = 0;
    this.stopped.resolve(undefined);
  }

  async #work(): Promise<void> {
    for (let image = this.queue.shift(); image; image = this.queue.shift()) {
      await this.#make(image).catch((error: Error) =>
        this.logger.debug({ err: error }, `No AVIF file of ${image}`),
      );
    }
  }

  /** Of the original: what is encoded twice looses twice. */
  async #make(image: string): Promise<void> {
    const target = avifName(image);
    const there = await this.storage.find(image);
    // Another process may have made it meanwhile.
    if (await this.storage.find(target)) return;
    const bytes = await this.storage.read(originalOf(image));
    // They may have been removed meanwhile.
    if (!there || !bytes) return;
    const made = await runImageTask({ do: 'avif', bytes, width: widthOf(image) });
    if (!this.isStarted) return;
    await this.storage.put(target, made.length > there.size * worthwhile ? Buffer.alloc(0) : made);
    // Removed while this was made.
    if (!(await this.storage.find(image))) await this.storage.remove([target]);
  }
}
