import { avifName, narrowerName, narrowWidths } from '@consultancy/shared/image-names';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { tooLarge, unsupportedType } from '../../common/errors/api-exception.js';
import type { StoredFile } from '../file-uploads/picture-book.js';
import { type FileOwner, OwnsFiles } from '../file-uploads/unsettled-files.js';
import { FileStorage } from '../storage/file-storage.js';
import { AvifImages } from './avif-images.js';
import { NotAnImageError, runImageTask } from './image-tasks.js';
import type { ImageMeasures } from './image-worker.js';
import { whyNotAnImage } from './why-not-an-image.js';

/** Browsers scale a wider image down anyway. */
const widestPixels = 2400;
/** WebP knows none that is taller. */
const tallestPixels = 16_383;
/** 50 megapixels: more than any camera phone makes, less than would exhaust the memory. */
const mostPixels = 50_000_000;
/** All but the images that come with the server. */
const ours = /^\/uploads\/((?!demo\/)[a-z]+\/[\w-]+\.webp)$/;
const formats = new Set(['jpeg', 'png', 'webp']);

/** Pictures that were uploaded, with their narrower versions, served at /uploads. */
@OwnsFiles(true)
@Injectable()
export class ImageStore implements FileOwner {
  constructor(
    private readonly storage: FileStorage,
    private readonly avif: AvifImages,
  ) {}

  /**
   * Encodes an image anew (without metadata, the right way up) and keeps it with its narrower versions, all of
   * them stored for good when it resolves. Where it fails, some may be there.
   * @param folder such as `projects`
   * @param announce gets the path, which starts with /uploads/, before anything is written
   * @throws ApiException 415 for anything that is no JPEG, PNG or WebP, 413 for too many pixels, 503 where it cannot
   * be stored
   */
  async save(bytes: Buffer, folder: string, announce: (path: string) => Promise<void>): Promise<StoredFile> {
    const { width, height } = await this.#measure(bytes);
    const name = `${folder}/${randomBytes(12).toString('hex')}-${width}x${height}.webp`;
    await announce(`/uploads/${name}`);
    const image = await runImageTask({ do: 'encode', bytes, mostPixels, width, height }).catch(refuse(bytes));
    await this.storage.put(name, image);
    for (const narrow of narrowWidths(name)) {
      const version = await runImageTask({ do: 'narrow', bytes: image, width: narrow });
      await this.storage.put(narrowerName(name, narrow), version);
    }
    this.avif.add([name, ...narrowerNames(name)]);
    return { bytes: image.length, colour: await runImageTask({ do: 'colour', bytes: image }) };
  }

  /** Removes an image with its narrower versions; one that is not ours, or gone already, is no fault. */
  async remove(path: string): Promise<void> {
    const name = ours.exec(path)?.[1];
    if (!name) return;
    await this.storage.remove([name, ...narrowerNames(name)].flatMap((each) => [each, avifName(each)]));
  }

  /** The size it will be stored in, the right way up. */
  async #measure(bytes: Buffer): Promise<{ width: number; height: number }> {
    const measures: ImageMeasures = await runImageTask({ do: 'measure', bytes }).catch(refuse(bytes));
    if (!formats.has(measures.format)) throw unsupportedType(whyNotAnImage(bytes));
    const { pixels, width, height } = measures;
    if (pixels > mostPixels) {
      const megapixels = Math.ceil(pixels / 1_000_000);
      throw tooLarge(
        `The picture has ${megapixels} megapixels, more than 50. Make it smaller, such as 7000 × 7000 pixels, and try again.`,
      );
    }
    const scale = Math.min(1, widestPixels / width, tallestPixels / height);
    const scaled = (length: number) => Math.max(1, Math.round(length * scale));
    return { width: scaled(width), height: scaled(height) };
  }
}

function narrowerNames(name: string): string[] {
  return narrowWidths(name).map((width) => narrowerName(name, width));
}

function refuse(bytes: Buffer): (error: Error) => never {
  return (error) => {
    throw error instanceof NotAnImageError ? unsupportedType(whyNotAnImage(bytes)) : error;
  };
}
