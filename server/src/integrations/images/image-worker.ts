// The process that works on images, started by image-tasks.ts: libvips keeps the memory that it once had, so it does
// not live in the server. Node runs this file uncompiled in tests, so it imports nothing of ours.
import { setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';

/** What whole drawings lie on. */
const paper = '#faf8f4';

export interface MeasureTask {
  do: 'measure';
  bytes: Uint8Array;
}

/** The colour that most of an image has, such as #7a8b5c. */
export interface ColourTask {
  do: 'colour';
  bytes: Uint8Array;
}

/** Makes another file of an image. */
export type EncodeTask =
  /** Encodes anew: without metadata, the right way up. */
  | { do: 'encode'; bytes: Uint8Array; mostPixels: number; width: number; height: number }
  | { do: 'narrow'; bytes: Uint8Array; width: number }
  /** What somebody sent, small: without metadata, the right way up. */
  | { do: 'preview'; bytes: Uint8Array; mostPixels: number; width: number }
  | { do: 'avif'; bytes: Uint8Array; width: number }
  /** A JPEG of these proportions: cut to them around its focus, shares of width and height, or whole on paper. */
  | {
      do: 'print';
      bytes: Uint8Array;
      width: number;
      height: number;
      isWhole: boolean;
      focus: [x: number, y: number];
    };

/** One piece of work. */
export type ImageTask = MeasureTask | ColourTask | EncodeTask;
export type ImageResult = ImageMeasures | string | Buffer;

/** `width` and `height` are those it is seen in, the right way up. */
export interface ImageMeasures {
  format: string;
  pixels: number;
  width: number;
  height: number;
}

export interface ImageAnswer {
  id: number;
  result?: ImageResult;
  /** What is wrong with the image. */
  error?: string;
}

function work(task: ImageTask): Promise<ImageResult> {
  if (task.do === 'measure') return measure(task.bytes);
  return task.do === 'colour' ? colourOf(task.bytes) : encoded(task).toBuffer();
}

function encoded(task: EncodeTask): Sharp {
  const { bytes, width } = task;
  switch (task.do) {
    case 'encode': {
      const image = sharp(bytes, { limitInputPixels: task.mostPixels }).rotate();
      return image.resize({ width, height: task.height, fit: 'fill' }).webp({ quality: 80 });
    }
    case 'narrow':
      return sharp(bytes).resize({ width }).webp({ quality: 64, effort: 4 });
    case 'preview': {
      const image = sharp(bytes, { limitInputPixels: task.mostPixels }).rotate();
      return image
        .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 64 });
    }
    case 'avif':
      // More effort takes several times as long and saves a few hundredths.
      return sharp(bytes).resize({ width }).avif({ quality: 50, effort: 2 });
    case 'print': {
      const fit = task.isWhole ? 'contain' : 'cover';
      const position = task.isWhole ? 'centre' : sideOf(task.focus);
      return sharp(bytes)
        .flatten({ background: paper })
        .resize({ width, height: task.height, fit, position, background: paper })
        .jpeg({ quality: 84, mozjpeg: true });
    }
  }
}

/** The third of an image that a cut keeps, in each direction. */
function sideOf([x, y]: [number, number]): string {
  const side = (share: number, first: string, last: string) =>
    share < 1 / 3 ? [first] : share > 2 / 3 ? [last] : [];
  return [...side(x, 'left', 'right'), ...side(y, 'top', 'bottom')].join(' ') || 'centre';
}

async function measure(bytes: Uint8Array): Promise<ImageMeasures> {
  const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { format, pixels: width * height, width: autoOrient.width, height: autoOrient.height };
}

async function colourOf(bytes: Uint8Array): Promise<string> {
  const small = await sharp(bytes).flatten({ background: paper }).resize({ width: 64 }).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${Buffer.from([r, g, b]).toString('hex')}`;
}

if (process.send) {
  sharp.concurrency(1);
  sharp.cache(false);
  // Rendering of pages has priority.
  setPriority(10);
  // The server ends it, when its own requests are over.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, task }: { id: number; task: ImageTask }) => {
    work(task).then(
      (result) => process.send?.({ id, result } satisfies ImageAnswer),
      ({ message }: Error) => process.send?.({ id, error: message } satisfies ImageAnswer),
    );
  });
}
