import { previewOf } from '@consultancy/shared/image-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BoundedWork } from '../common/bounded-work.js';
import { clientOf } from '../common/network/client-of.js';
import { NotAnImageError, runImageTask } from '../integrations/images/image-tasks.js';
import { type FileStorage, isPrivateName } from '../integrations/storage/file-storage.js';
import { lastingHeader } from './lasting-files.js';

/** Each takes a tenth of a second of a core; uploads of staff wait in the same queue. */
const bounds = { atOnce: 1, waiting: 20, each: 4 };
/** Bytes of pictures in memory: some twenty. */
const maxSize = 4_000_000;

/**
 * Answers `…-1600x1067.jpg` with a JPEG of the picture `…-1600x1067.webp`, for services that preview links. They request
 * it once for each link that somebody shares, so it is made then and not stored.
 */
export class PreviewPictures {
  private readonly making = new BoundedWork(bounds);
  private readonly made = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: ({ length }) => length });

  constructor(private readonly storage: FileStorage) {}

  /** @returns undefined where the request is for another file, or there is no such picture */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const [, name = ''] = /^\/uploads\/((?:[\w-]+\/)*[\w-]+\.jpg)$/.exec(request.url) ?? [];
    if (!name || isPrivateName(name)) return undefined;
    const jpeg = this.made.get(name) ?? (await this.making.run(() => this.#make(name), clientOf(request.ip)));
    if (!jpeg) return undefined;
    void reply.type('image/jpeg').headers({ 'Cache-Control': lastingHeader, 'Content-Length': jpeg.length });
    return reply.send(request.method === 'HEAD' ? undefined : jpeg);
  }

  async #make(name: string): Promise<Buffer | undefined> {
    const image = name.replace(/jpg$/, 'webp');
    const preview = previewOf(image);
    const bytes = preview && (await this.storage.read(image));
    if (!bytes) return undefined;
    const { width, height } = preview;
    try {
      const focus: [number, number] = [0.5, 0.5];
      const jpeg = await runImageTask({ do: 'print', bytes, width, height, isWhole: true, focus });
      this.made.set(name, jpeg);
      return jpeg;
    } catch (error) {
      if (error instanceof NotAnImageError) return undefined;
      throw error;
    }
  }
}
