import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { avifName, originalOf } from '@consultancy/shared/image-names';
import { DiskStorage } from '../integrations/storage/disk-storage.js';
import type { FileStorage } from '../integrations/storage/file-storage.js';
import { isPrivateName } from '../integrations/storage/private-names.js';
import { RemoteStorage } from '../integrations/storage/remote-storage.js';
import { passOnUploads } from './pass-on-uploads.js';
import { meanwhileSeconds, serveFiles } from './serve-files.js';

/**
 * Images go as AVIF to browsers that know it, where such a file lies beside; the address stays the same. For a narrower
 * version that is not made yet the original is served.
 */
export async function serveUploads(fastify: FastifyInstance, storage: FileStorage): Promise<void> {
  if (storage instanceof DiskStorage) await serveFolder(fastify, storage.root);
  if (storage instanceof RemoteStorage) passOnUploads(fastify, storage);
}

async function serveFolder(fastify: FastifyInstance, root: string): Promise<void> {
  const find = (name: string) => stat(join(root, name)).catch(() => undefined);
  await fastify.register(async (uploads) => {
    uploads.addHook('onRequest', async (request, reply) => {
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
    await serveFiles(uploads, '/uploads/', root, true, isAllowed);
  });
}
