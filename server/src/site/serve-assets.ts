import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Client, clients } from './client-builds.js';
import { lastingFiles } from './lasting-files.js';
import type { StoredAssets } from './stored-assets.js';

const prefixes: Record<Client, string> = { public: '/assets/', admin: '/admin/assets/' };
const soonSeconds = 5;

/** The assets of both clients: of this build, of builds before it, and of those that other machines run. */
export async function serveAssets(fastify: FastifyInstance, assets: StoredAssets): Promise<void> {
  for (const client of clients) {
    const prefix = prefixes[client];
    await fastify.register(async (files) => {
      files.addHook('onRequest', async ({ url }, reply) => {
        const [name = ''] = url.slice(prefix.length).split('?');
        const refuse = () => reply.code(503).header('Retry-After', soonSeconds).send();
        await assets.fetch(client, name).catch(refuse);
      });
      const root = assets.foldersOf(client);
      await files.register(fastifyStatic, { ...lastingFiles, root, prefix, decorateReply: false });
    });
  }
}
