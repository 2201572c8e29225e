// The process that works on images, started by image-tasks.ts: libvips keeps the memory that it once had, so it does
// not live in the server. Node runs this file as it stands in tests, so it imports nothing of ours.
import { setPriority } from 'node:os';
import sharp from 'sharp';

/** One piece of work; the server names the files. */
export type ImageTask =
  | { do: 'measure'; bytes: Uint8Array }
  /** Encodes anew: without metadata, the right way up. */
  | { do: 'encode'; bytes: Uint8Array; mostPixels: number; width: number; height: number; target: string }
  | { do: 'narrow'; source: string; width: number; target: string }
  | { do: 'avif'; source: string; width: number; target: string };

/** `width` and `height` are those it is seen in, the right way up. */
export interface ImageMeasures {
  format: string;
  pixels: number;
  width: number;
  height: number;
}

export interface ImageAnswer {
  id: number;
  measures?: ImageMeasures;
  /** `code` is there where the disk failed, and not the image. */
  error?: { message: string; code?: string };
}

async function work(task: ImageTask): Promise<ImageMeasures | undefined> {
  switch (task.do) {
    case 'measure':
      return measure(task.bytes);
    case 'encode': {
      const { width, height, mostPixels } = task;
      const image = sharp(task.bytes, { limitInputPixels: mostPixels }).rotate();
      await image.resize({ width, height, fit: 'fill' }).webp({ quality: 80 }).toFile(task.target);
      return undefined;
    }
    case 'narrow':
      await sharp(task.source)
        .resize({ width: task.width })
        .webp({ quality: 64, effort: 4 })
        .toFile(task.target);
      return undefined;
    case 'avif':
      // More effort takes several times as long and saves a few hundredths.
      await sharp(task.source)
        .resize({ width: task.width })
        .avif({ quality: 50, effort: 2 })
        .toFile(task.target);
      return undefined;
  }
}

async function measure(bytes: Uint8Array): Promise<ImageMeasures> {
  const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { format, pixels: width * height, width: autoOrient.width, height: autoOrient.height };
}

if (process.send) {
  sharp.concurrency(1);
  sharp.cache(false);
  // Whoever waits for a page goes first.
  setPriority(10);
  // The server ends it, when its own requests are over.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, task }: { id: number; task: ImageTask }) => {
    work(task).then(
      (measures) => process.send?.({ id, measures } satisfies ImageAnswer),
      ({ message, code }: NodeJS.ErrnoException) =>
        process.send?.({ id, error: { message, code } } satisfies ImageAnswer),
    );
  });
}
