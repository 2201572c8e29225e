import { extname } from 'node:path';

/** What the uploads consist of: pictures and films. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** The media type of a file, by its name. */
export function fileType(name: string): string {
  return types[extname(name)] ?? 'application/octet-stream';
}
