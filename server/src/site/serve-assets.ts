import type { FastifyInstance } from 'fastify';
import { type Client, clients } from './client-builds.js';
import type { StoredAssets } from './stored-assets.js';
import { serveFiles } from './serve-files.js';

const prefixes: Record<Client, string> = { public: '/assets/', admin: '/admin/assets/' };
const soonSeconds = 5;

/** The assets of both clients: of this build, of builds before it, and of those that other machines run. */
export async function serveAssets(fastify: FastifyInstance, assets: StoredAssets): Promise<void> {
  for (const client of clients) {
    const prefix = prefixes[client];
    await fastify.register(async (files) => {
      if (assets.areShared) {
        files.addHook('onRequest', async ({ url }, reply) => {
          const [name = ''] = url.slice(prefix.length).split('?');
          await assets
            .fetch(client, name)
            .catch(() => reply.code(503).header('Retry-After', soonSeconds).send());
        });
      }
      await serveFiles(files, prefix, assets.foldersOf(client));
    });
  }
}
