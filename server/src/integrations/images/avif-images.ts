import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { FileStorage } from '../storage/file-storage.js';
import { avifName, originalOf, widthOf } from './image-names.js';
import { runImageTask } from './image-tasks.js';

/** An AVIF file that is not at least so much smaller is not worth the other kind of file. */
const worthwhile = 0.9;

/**
 * Lays an AVIF file beside each WebP file where that is smaller, which browsers that know the format are answered with
 * (site/register-uploads.ts). It takes half a second a file, so it happens after the start and after an upload, one
 * file at a time, in the process that works on images; what is not there yet is served as WebP. An empty file says
 * that nothing was to be saved.
 */
@Injectable()
export class AvifImages implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AvifImages.name);
  private readonly queue: string[] = [];
  private isStarted = false;
  private working: Promise<void> | undefined;

  constructor(private readonly storage: FileStorage) {}

  /** Makes what is missing, and from then on what is added. Files whose image is gone go. */
  async start(): Promise<void> {
    this.isStarted = true;
    const files = new Set(await this.storage.list());
    const images = [...files].filter((file) => file.endsWith('.webp'));
    const wanted = new Set(images.map(avifName));
    const left = [...files].filter((file) => file.endsWith('.avif') && !wanted.has(file));
    await this.storage.remove(left);
    this.add(images.filter((image) => widthOf(image) > 0 && !files.has(avifName(image))));
  }

  /** @param images names of WebP files */
  add(images: string[]): void {
    if (!this.isStarted) return;
    this.queue.push(...images);
    this.working ??= this.#work().finally(() => (this.working = undefined));
  }

  /** Resolves when everything that was added is made. */
  async done(): Promise<void> {
    await this.working;
  }

  /** Finishes the file under way, so that nothing half written stays. The next start makes the others. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStarted = false;
    this.queue.length = 0;
    await this.done();
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
    const there = await this.storage.find(image);
    const bytes = await this.storage.read(originalOf(image));
    // They may have been removed meanwhile.
    if (!there || !bytes) return;
    const made = await runImageTask({ do: 'avif', bytes, width: widthOf(image) });
    const target = avifName(image);
    await this.storage.put(target, made.length > there.size * worthwhile ? Buffer.alloc(0) : made);
    // Removed while this was made.
    if (!(await this.storage.find(image))) await this.storage.remove([target]);
  }
}
