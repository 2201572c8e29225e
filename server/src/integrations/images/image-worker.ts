// The process that works on images, started by image-tasks.ts: libvips keeps the memory that it once had, so it does
// not live in the server. Node runs this file as it stands in tests, so it imports nothing of ours.
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';

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
  if (task.do === 'measure') return measure(task.bytes);
  // Written by Node, whose errors tell a full disk from an image that is none.
  await writeFile(task.target, await encoded(task).toBuffer());
  return undefined;
}

function encoded(task: Exclude<ImageTask, { do: 'measure' }>): Sharp {
  const { width } = task;
  switch (task.do) {
    case 'encode': {
      const image = sharp(task.bytes, { limitInputPixels: task.mostPixels }).rotate();
      return image.resize({ width, height: task.height, fit: 'fill' }).webp({ quality: 80 });
    }
    case 'narrow':
      return sharp(task.source).resize({ width }).webp({ quality: 64, effort: 4 });
    case 'avif':
      // More effort takes several times as long and saves a few hundredths.
      return sharp(task.source).resize({ width }).avif({ quality: 50, effort: 2 });
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
