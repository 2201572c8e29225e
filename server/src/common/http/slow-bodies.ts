import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { markAnswered, refuseConnection, tooSlow } from './refuse-connection.js';

/** How long bodies may take to arrive, in milliseconds. */
export interface BodyTimes {
  /** A megabyte at most. */
  json: number;
  /** Thirty pictures of 5 MB, over a slow line. */
  upload: number;
  /** What still comes, if it is no upload, once the request has been answered. */
  afterAnswer: number;
}

export const usualBodyTimes: BodyTimes = { json: 120_000, upload: 600_000, afterAnswer: 30_000 };

const megabyte = 1024 * 1024;

/** A client that gets a refusal while it sends too much sends this much more and can still read the answer. */
const mostReadOnBytes = 64 * megabyte;

/** Nobody stops an upload because they hear 401 meanwhile: all of the largest one is read on. */
const mostReadOnOfUploadBytes = 160 * megabyte;

/**
 * No body keeps a connection for ever, and nobody misses the answer because they are still sending: a connection
 * that is closed while bytes lie unread is reset, which loses an answer that was not read yet.
 * @param headers that every answer of this server carries
 */
export function boundSlowBodies(
  fastify: FastifyInstance,
  times: BodyTimes,
  headers: Record<string, string>,
): void {
  fastify.addHook('onRequest', async ({ raw }) => {
    if (!hasBody(raw)) return;
    const timer = setTimeout(
      () => refuseConnection(raw.socket, tooSlow, headers),
      isUpload(raw) ? times.upload : times.json,
    );
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
  });
  fastify.addHook('onSend', async (request, reply) => {
    if (!hasBody(request.raw) || request.raw.complete) return;
    if (isUpload(request.raw)) readOn(request, reply, times.upload, mostReadOnOfUploadBytes);
    else readOn(request, reply, times.afterAnswer, mostReadOnBytes);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
}

/** Reads and forgets what still comes, within bounds; only then the connection is free, or closed. */
function readOn({ raw }: FastifyRequest, reply: FastifyReply, withinMs: number, mostBytes: number): void {
  const { socket } = raw;
  const forget = markAnswered(socket);
  const timer = setTimeout(() => socket.destroy(), withinMs);
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    if ((bytes += chunk.length) > mostBytes) socket.destroy();
  });
  raw.once('end', forget);
  raw.once('close', () => clearTimeout(timer));
  const isLast = !reply.raw.shouldKeepAlive;
  // Node would close as soon as the answer is written.
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
  if (isLast)
    void Promise.all([once(raw, 'end'), once(reply.raw, 'finish')]).then(() => socket.end(), noMatter);
}

/** The connection broke: there is nobody left to close it for. */
function noMatter(): void {}
