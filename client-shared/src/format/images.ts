/** Widths of the smaller files that stand beside an image, in pixels. */
const SMALLER_WIDTHS = [480, 750, 1100];
const SIZED_UPLOAD = /^(\/uploads\/.+-(\d+)x(\d+))\.\w+$/;

// Uploads usually live on the site's own origin; a separate image host is a build setting.
const IMAGE_BASE: string = import.meta.env?.VITE_IMAGE_BASE ?? '';

export interface ImageSource {
  src: string;
  srcSet?: string;
  /** Pixels of the original, where the name has them. */
  width?: number;
  height?: number;
}

/** The file of a stored path that takes the least, for somebody who saves data. */
export function smallSource(path: string): string {
  const { src, srcSet } = imageSource(path);
  return srcSet?.split(' ')[0] ?? src;
}

/**
 * What an `<img>` needs for a stored path. `/uploads/…-1600x1067.webp` gets its size and the smaller
 * files beside it; any other path is used as it is.
 */
export function imageSource(path: string): ImageSource {
  const src = path.startsWith('/uploads') ? IMAGE_BASE + path : path;
  const match = SIZED_UPLOAD.exec(path);
  if (!match) return { src };
  const [stem, width, height] = [IMAGE_BASE + match[1], Number(match[2]), Number(match[3])];
  const smaller = SMALLER_WIDTHS.filter((each) => each < width).map(
    (each) => `${stem}.w${each}.webp ${each}w`,
  );
  return { src, srcSet: [...smaller, `${src} ${width}w`].join(', '), width, height };
}
