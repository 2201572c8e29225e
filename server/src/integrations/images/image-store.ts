import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { type ApiException, tooLarge, unsupportedType } from '../../common/errors/api-exception.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { putInPlace, syncFolder } from '../disk/put-in-place.js';
import { AvifImages } from './avif-images.js';
import { runImageTask } from './image-tasks.js';
import type { ImageMeasures } from './image-worker.js';
import { avifName, narrowerName, narrowWidths } from './image-names.js';

/** Browsers scale a wider image down anyway. */
const widestPixels = 2400;
/** WebP knows none that is taller. */
const tallestPixels = 16_383;
/** 50 megapixels: more than any camera phone makes, less than would exhaust the memory. */
const mostPixels = 50_000_000;
/** All but the images that come with the server. */
const ours = /^\/uploads\/(?!demo\/)([a-z]+)\/([\w-]+\.webp)$/;
const formats = new Set(['jpeg', 'png', 'webp']);

/** Images on disk, under DATA_DIR/uploads and served at /uploads. */
@Injectable()
export class ImageStore {
  private readonly root: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly avif: AvifImages,
  ) {
    this.root = join(config.dataDir, 'uploads');
  }

  /**
   * Encodes an image anew (without metadata, the right way up) and keeps it with its narrower versions, all of
   * them on disk when it resolves. Where it fails, some may be there.
   * @param folder such as `projects`
   * @param announce is told the path, which starts with /uploads/, before anything is written
   * @throws ApiException 415 for anything that is no JPEG, PNG or WebP, 413 for too many pixels
   */
  async save(bytes: Buffer, folder: string, announce: (path: string) => Promise<void>): Promise<void> {
    const { width, height } = await this.#measure(bytes);
    const name = `${randomBytes(12).toString('hex')}-${width}x${height}.webp`;
    const target = join(this.root, folder, name);
    await announce(`/uploads/${folder}/${name}`);
    const created = await mkdir(dirname(target), { recursive: true });
    if (created) await Promise.all([dirname(created), this.root].map(syncFolder));
    try {
      await runImageTask({ do: 'encode', bytes, mostPixels, width, height, target: unfinished(target) });
      await putInPlace(unfinished(target), target);
      for (const narrow of narrowWidths(name)) {
        const version = narrowerName(target, narrow);
        await runImageTask({ do: 'narrow', source: target, width: narrow, target: unfinished(version) });
        await putInPlace(unfinished(version), version);
      }
      const versions = [name, ...narrowWidths(name).map((narrow) => narrowerName(name, narrow))];
      this.avif.add(versions.map((version) => join(folder, version)));
    } catch (error) {
      // The header was an image's, the rest was not.
      if (error instanceof Error && !('code' in error)) throw notAnImage();
      throw error;
    }
  }

  /** Whether a path is one that `save` announced, and nobody else's. */
  owns(path: string): boolean {
    return ours.test(path);
  }

  /** Removes an image with its narrower versions; one that is not ours, or gone already, is no fault. */
  async remove(path: string): Promise<void> {
    const match = ours.exec(path);
    if (!match) return;
    const file = join(this.root, match[1]!, match[2]!);
    const narrower = narrowWidths(basename(file)).map((width) => narrowerName(file, width));
    const files = [file, ...narrower].flatMap((each) => [each, avifName(each), unfinished(each)]);
    await Promise.all(files.map((each) => rm(each, { force: true })));
  }

  /** The size it will be kept in, the right way up. */
  async #measure(bytes: Buffer): Promise<{ width: number; height: number }> {
    const measures = await this.#read(bytes);
    if (!measures || !formats.has(measures.format)) throw notAnImage();
    const { pixels, width, height } = measures;
    if (pixels > mostPixels) {
      throw tooLarge('The picture has more than 50 megapixels. Make it smaller and try again.');
    }
    const scale = Math.min(1, widestPixels / width, tallestPixels / height);
    const scaled = (length: number) => Math.max(1, Math.round(length * scale));
    return { width: scaled(width), height: scaled(height) };
  }

  async #read(bytes: Buffer): Promise<ImageMeasures | undefined> {
    try {
      return await runImageTask({ do: 'measure', bytes });
    } catch (error) {
      if (error instanceof Error && 'code' in error) throw error;
      throw notAnImage();
    }
  }
}

/** What a file is called until it is whole. */
function unfinished(file: string): string {
  return `${file}.unfinished`;
}

function notAnImage(): ApiException {
  return unsupportedType('Please select a valid image file (JPEG, PNG, or WebP)');
}
