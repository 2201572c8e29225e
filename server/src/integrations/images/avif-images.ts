import { randomBytes } from 'node:crypto';
import { access, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { putInPlace } from '../disk/put-in-place.js';
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
  private readonly root: string;
  private readonly queue: string[] = [];
  private isStarted = false;
  private working: Promise<void> | undefined;

  constructor(@Inject(CONFIG) config: Config) {
    this.root = join(config.dataDir, 'uploads');
  }

  /** Makes what is missing, and from then on what is added. Files whose image is gone go. */
  async start(): Promise<void> {
    this.isStarted = true;
    const files = new Set(await readdir(this.root, { recursive: true }));
    const images = [...files].filter((file) => file.endsWith('.webp'));
    const wanted = new Set(images.map(avifName));
    const left = [...files].filter((file) => file.endsWith('.avif') && !wanted.has(file));
    await Promise.all(left.map((file) => rm(join(this.root, file), { force: true })));
    this.add(images.filter((image) => widthOf(image) > 0 && !files.has(avifName(image))));
  }

  /** @param images WebP files, below the folder of all images */
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
      await this.#make(image).catch((error: NodeJS.ErrnoException) => {
        // It may have been removed meanwhile.
        if (error.code !== 'ENOENT') this.logger.debug({ err: error }, `No AVIF file of ${image}`);
      });
    }
  }

  /** Of the original: what is encoded twice looses twice. */
  async #make(image: string): Promise<void> {
    const file = join(this.root, image);
    const target = avifName(file);
    const unfinished = `${target}.${randomBytes(4).toString('hex')}.unfinished`;
    const { size } = await stat(file);
    try {
      const source = join(this.root, originalOf(image));
      await runImageTask({ do: 'avif', source, width: widthOf(image), target: unfinished });
      if ((await stat(unfinished)).size > size * worthwhile) await writeFile(unfinished, '');
      await putInPlace(unfinished, target);
    } finally {
      await rm(unfinished, { force: true });
    }
    // Removed while this was made.
    await access(file).catch(() => rm(target, { force: true }));
  }
}
