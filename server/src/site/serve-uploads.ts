import { avifName, originalOf } from '@consultancy/shared/image-names';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskStorage } from '../integrations/storage/disk-storage.js';
import {
  type FileStorage,
  type FoundPart,
  isPrivateName,
  RemoteStorage,
} from '../integrations/storage/file-storage.js';
import { fileType } from '../integrations/storage/file-types.js';
import { lastingFiles, lastingHeader } from './lasting-files.js';
import { PreviewPictures } from './preview-pictures.js';

/** How long the original in place of a file that is not made yet may be cached. */
const meanwhileSeconds = 60;
/** Milliseconds until a file that was missing is requested again. */
const absentMs = 60_000;
const mostAbsent = 10_000;

const forNow = `public, max-age=${meanwhileSeconds}`;

/**
 * Images go as AVIF to browsers that know it, where such a file lies beside; the address stays the same. For a narrower
 * version that is not made yet the original is served.
 */
export async function serveUploads(fastify: FastifyInstance, storage: FileStorage): Promise<void> {
  const previews = new PreviewPictures(storage);
  if (storage instanceof DiskStorage) await serveFolder(fastify, storage.root, previews);
  if (storage instanceof RemoteStorage) passOnUploads(fastify, storage, previews);
}

async function serveFolder(fastify: FastifyInstance, root: string, previews: PreviewPictures): Promise<void> {
  const find = (name: string) => stat(join(root, name)).catch(() => undefined);
  await fastify.register(async (uploads) => {
    uploads.addHook('onRequest', async (request, reply) => {
      if (await previews.answer(request, reply)) return reply;
      const [, image] = /^\/uploads\/([\w./-]+\.webp)$/.exec(request.url) ?? [];
      if (!image) return;
      reply.header('Vary', 'Accept');
      if (request.headers.accept?.includes('image/avif')) {
        const avif = avifName(image);
        const found = await find(avif);
        if (found?.isFile() && found.size > 0) return reply.sendFile(avif);
      }
      const original = originalOf(image);
      if (original === image || (await find(image)) || !(await find(original))) return;
      return reply.sendFile(original, { maxAge: meanwhileSeconds * 1000, immutable: false });
    });
    const isAllowed = (path: string) => !isPrivateName(path.replace(/^\/+/, ''));
    const prefix = '/uploads/';
    await uploads.register(fastifyStatic, { ...lastingFiles, root, prefix, allowedPath: isAllowed });
  });
}

/** Answers with the files of a storage elsewhere, at the addresses and with the headers that files of a folder have. */
function passOnUploads(fastify: FastifyInstance, storage: RemoteStorage, previews: PreviewPictures): void {
  const absent = new LRUCache<string, true>({ max: mostAbsent, ttl: absentMs });

  /** @returns undefined where there is no such file, or it is empty: nothing was to be saved by it */
  async function open(name: string, { method, headers }: FastifyRequest): Promise<FoundPart | undefined> {
    if (absent.has(name)) return undefined;
    const found = await storage.open(name, {
      headOnly: method === 'HEAD',
      range: headers.range,
      ifRange: headers['if-range'] as string | undefined,
      ifNoneMatch: headers['if-none-match'],
      ifModifiedSince: headers['if-modified-since'],
    });
    if (found && found.headers['Content-Length'] !== '0' && found.headers['Content-Range'] !== 'bytes */0')
      return found;
    found?.body?.destroy();
    absent.set(name, true);
    return undefined;
  }

  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/uploads/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (await previews.answer(request, reply)) return reply;
      const name = (request.params as { '*': string })['*'];
      if (isPrivateName(name) || !/^(?:[\w-]+\/)*[\w-][\w.-]*$/.test(name)) return reply.callNotFound();
      if (name.endsWith('.webp')) {
        reply.header('Vary', 'Accept');
        const avif = request.headers.accept?.includes('image/avif') && (await open(avifName(name), request));
        if (avif) return send(reply, avif, fileType(avifName(name)));
      }
      const found = await open(name, request);
      if (found) return send(reply, found, fileType(name));
      const original = originalOf(name) === name ? undefined : await open(originalOf(name), request);
      return original ? send(reply, original, fileType(name), forNow) : reply.callNotFound();
    },
  });
}

function send(reply: FastifyReply, part: FoundPart, type: string, keeping = lastingHeader): FastifyReply {
  const { status, headers, body } = part;
  void reply.code(status).headers({ 'Accept-Ranges': 'bytes', ...headers });
  if (status === 416) return reply.send();
  void reply.header('Cache-Control', keeping);
  return status === 304 ? reply.send() : reply.type(type).send(body);
}
