import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicRecords } from '../common/public-records/public-records.js';
import type { Config } from '../config/config.js';
import { avifName } from '../integrations/images/image-names.js';
import { clientBuilds } from './client-builds.js';
import { InProcessApi } from './in-process-api.js';
import { KeptAssets } from './kept-assets.js';
import { PageRenderer } from './page-renderer.js';
import { registerSiteIndex } from './register-site-index.js';

const notBuilt = 'The site has not been built yet: run "npm run build" and start again.';
const rootFileTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const oneYearSeconds = 365 * 24 * 60 * 60;

/** Everything that is not the API: uploads, the built clients, and the public pages rendered here. */
export async function registerSite(
  fastify: FastifyInstance,
  config: Config,
  records: PublicRecords,
): Promise<void> {
  await serveUploads(fastify, join(config.dataDir, 'uploads'));
  const assets = new KeptAssets(config.dataDir);
  await serveFiles(fastify, '/assets/', assets.foldersOf('public'));
  await serveFiles(fastify, '/admin/assets/', assets.foldersOf('admin'));

  serveRootFiles(fastify);

  const adminPage = readIfBuilt(join(clientBuilds.admin, 'index.html'));
  const sendAdminPage = (_request: FastifyRequest, reply: FastifyReply) =>
    adminPage === undefined ? sendNotBuilt(reply) : sendPage(reply, 200, adminPage);
  fastify.get('/admin', sendAdminPage);
  fastify.get('/admin/*', sendAdminPage);

  const { publicUrl } = config;
  const api = new InProcessApi(fastify);
  const renderer = await PageRenderer.load(api, publicUrl);
  registerSiteIndex(fastify, { api, records, addresses: renderer?.addresses, publicUrl, sendNotBuilt });
  fastify.get('/*', { config: { fromContent: true } }, async (request, reply) => {
    if (/^\/(api|docs|uploads|assets)\b/.test(request.url)) return reply.callNotFound();
    if (!renderer) return sendNotBuilt(reply);
    // Two slashes, or what browsers take for them, would name another host.
    const page = await renderer.page(request.url.replace(/^[/\\]+/, '/'));
    if (page.location) return reply.redirect(page.location, page.status);
    return sendPage(reply, page.status, page.html);
  });
}

/** Images go as AVIF to browsers that know it, where such a file lies beside; the address stays the same. */
async function serveUploads(fastify: FastifyInstance, root: string): Promise<void> {
  await fastify.register(async (uploads) => {
    uploads.addHook('onRequest', async (request, reply) => {
      const [, image] = /^\/uploads\/([\w./-]+\.webp)$/.exec(request.url) ?? [];
      if (!image) return;
      reply.header('Vary', 'Accept');
      if (!request.headers.accept?.includes('image/avif')) return;
      const avif = avifName(image);
      const found = await stat(join(root, avif)).catch(() => undefined);
      if (found?.isFile() && found.size > 0) return reply.sendFile(avif);
    });
    await serveFiles(uploads, '/uploads/', root, true);
  });
}

/** Files of the first folder that has them, whose names change with their content, so browsers may keep them for good. */
async function serveFiles(
  fastify: FastifyInstance,
  prefix: string,
  root: string | string[],
  decorateReply = false,
): Promise<void> {
  await fastify.register(fastifyStatic, {
    root,
    prefix,
    decorateReply,
    index: false,
    preCompressed: true,
    maxAge: oneYearSeconds * 1000,
    immutable: true,
  });
}

/** The few files that browsers look for by name beside the pages, such as the icon. */
function serveRootFiles(fastify: FastifyInstance): void {
  if (!existsSync(clientBuilds.public)) return;
  for (const entry of readdirSync(clientBuilds.public, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'index.html') continue;
    const bytes = readFileSync(join(clientBuilds.public, entry.name));
    const type = rootFileTypes[extname(entry.name)] ?? 'application/octet-stream';
    fastify.get(`/${entry.name}`, (_request, reply) =>
      reply.type(type).header('Cache-Control', 'public, max-age=86400').send(bytes),
    );
  }
}

function readIfBuilt(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.status(status).type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html);
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.status(503).type('text/plain; charset=utf-8').send(notBuilt);
}
