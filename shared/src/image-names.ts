/**
 * Widths, in pixels, that are made of every image for `srcset`; only those narrower than the image. The
 * wider two are what phones with two and with three pixels to a point ask for.
 */
const widths = [480, 750, 1100];

/** How large an image is, in pixels, as its name says; null where it says nothing. */
export function measuresOf(name: string): { width: number | null; height: number | null } {
  const [, width = null, height = null] = /-(\d+)x(\d+)\.webp$/.exec(name) ?? [];
  return { width: width === null ? null : Number(width), height: height === null ? null : Number(height) };
}

/** The narrower widths of an image, whose name ends in `-{width}x{height}.webp`. */
export function narrowWidths(name: string): number[] {
  const width = Number(/-(\d+)x\d+\.webp$/.exec(name)?.[1] ?? 0);
  return widths.filter((narrower) => narrower < width);
}

/** `house-1600x1067.webp` at 480 pixels is `house-1600x1067.w480.webp`; the clients rely on it. */
export function narrowerName(name: string, width: number): string {
  return name.replace(/\.webp$/, `.w${width}.webp`);
}

/** The file that says the same in fewer bytes, to browsers that know AVIF. */
export function avifName(name: string): string {
  return name.replace(/\.webp$/, '.avif');
}

/** The image that a narrower version was made of; an image itself is its own. */
export function originalOf(name: string): string {
  return name.replace(/\.w\d+\.webp$/, '.webp');
}

/** How wide an image or a narrower version of one is, as its name says; 0 where it says nothing. */
export function widthOf(name: string): number {
  return Number(/(?:-(\d+)x\d+|\.w(\d+))\.webp$/.exec(name)?.slice(1).find(Boolean) ?? 0);
}

/** The longest side of a preview, in pixels; what services show beside a link is about as wide. */
const previewPixels = 1200;

/** A picture for services that show one beside a link; width and height in pixels. */
export interface Preview {
  name: string;
  type: string;
  width: number;
  height: number;
}

/** The JPEG of an image, made when it is requested: many services show no WebP beside a link. Its size is in pixels. */
export function previewOf(image: string): Preview | undefined {
  const [width, height] = /-(\d+)x(\d+)\.webp$/.exec(image)?.slice(1).map(Number) ?? [];
  if (!width || !height) return undefined;
  const scaled = (length: number) =>
    Math.round(length * Math.min(1, previewPixels / width, previewPixels / height)) || 1;
  const name = image.replace(/webp$/, 'jpg');
  return { name, type: 'image/jpeg', width: scaled(width), height: scaled(height) };
}
