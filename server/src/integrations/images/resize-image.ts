import sharp from 'sharp';

/** Writes a narrower WebP of an image. */
export async function resizeToWidth(source: string, width: number, target: string): Promise<void> {
  await sharp(source).resize({ width }).webp({ quality: 64, effort: 4 }).toFile(target);
}
