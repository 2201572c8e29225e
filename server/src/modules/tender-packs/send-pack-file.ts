import type { FastifyReply } from 'fastify';
import { sendFile } from '../../common/http/send-file.js';
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
  return sendFile(reply, types[format], { name: `${title}.${format.toLowerCase()}`, bytes });
}
