import type { FastifyReply } from 'fastify';
import { PackFormat } from './tender-pack.enums.js';

const types: Record<PackFormat, string> = {
  [PackFormat.PDF]: 'application/pdf',
  [PackFormat.DOCX]: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export interface LoadedPackFile {
  format: PackFormat;
  /** Of the pack, which names the file. */
  title: string;
  bytes: Buffer;
}

/** Writes the headers of a file of a pack. @returns its bytes */
export function sendPackFile(reply: FastifyReply, { format, title, bytes }: LoadedPackFile): Buffer {
  const name = encodeURIComponent(`${title}.${format.toLowerCase()}`);
  void reply
    .type(types[format])
    .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
    .header('Cache-Control', 'no-store');
  return bytes;
}
