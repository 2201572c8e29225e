import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { varyBy } from './caching.js';

/** `identity` are the bytes as they were made. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Below it the frame of a compressed answer eats what it saves. */
export const shortestCompressed = 1024;
/** Up to here the work itself takes less than handing it to another thread. */
const longestAtOnce = 64 * 1024;

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip'] as const satisfies Encoding[],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** @returns the best that the client takes */
export function encodingFor({ 'accept-encoding': accepted }: IncomingHttpHeaders): Encoding {
  return accepted === undefined ? 'identity' : (negotiator.negotiate(accepted) ?? 'identity');
}

/** @returns a promise only where the work is long */
export function compress(bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Buffer | Promise<Buffer> {
  const isShort = bytes.length <= longestAtOnce;
  if (encoding === 'gzip') return isShort ? gzipSync(bytes) : promisify(gzip)(bytes);
  const options = brotliOptions(bytes.length);
  return isShort ? brotliCompressSync(bytes, options) : promisify(brotliCompress)(bytes, options);
}

function brotliOptions(length: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  // From 6 on the time grows two- to tenfold for a hundredth of the bytes, and much is requested once only. A window
  // wider than the bytes saves nothing, and its memory takes longer to get than most answers to compress.
  const window = Math.min(22, Math.max(10, Math.ceil(Math.log2(length + 16))));
  return {
    params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: window, [BROTLI_PARAM_SIZE_HINT]: length },
  };
}

/** Compresses texts that are whole; streams and files go through Fastify's plugin. */
export function compressTexts(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < shortestCompressed || !isCompressible(reply)) {
      return done(null, payload);
    }
    varyBy(reply, 'accept-encoding');
    const encoding = encodingFor(request.headers);
    if (encoding === 'identity') return done(null, payload);
    reply.header('Content-Encoding', encoding);
    const bytes = compress(Buffer.from(payload), encoding);
    if (Buffer.isBuffer(bytes)) done(null, bytes);
    else bytes.then((whole) => done(null, whole), done);
  });
}

function isCompressible(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('Content-Type'));
  return !reply.hasHeader('Content-Encoding') && /^(text\/|application\/(\w+\+)?(json|xml))/.test(type);
}
