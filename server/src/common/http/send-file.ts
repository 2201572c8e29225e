import type { FastifyReply } from 'fastify';

interface SentFile<Bytes> {
  /** What it is called where it is saved. */
  name: string;
  bytes: Bytes;
}

/** Writes the headers of a file that is saved, never opened in place, and stored by nobody on the way. @returns its bytes */
export function sendFile<Bytes extends Uint8Array>(
  reply: FastifyReply,
  type: string,
  { name, bytes }: SentFile<Bytes>,
): Bytes {
  void reply
    .type(type)
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('Cache-Control', 'no-store');
  return bytes;
}
