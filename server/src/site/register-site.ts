import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { BoundedWork, measureWork } from '../common/bounded-work.js';
import { ApiException } from '../common/errors/api-exception.js';
import { ErrorCode } from '../common/errors/error-code.enum.js';
import { savesData, varyBy } from '../common/http/caching.js';
import { isPreview, newAddressOf, plainSpelling } from '../common/language/page-language.js';
import type { Metrics } from '../common/metrics/metrics.js';
import { clientOf } from '../common/network/client-of.js';
import { withoutCampaign } from '../common/network/plain-address.js';
import type { PublicRecords } from '../common/public-records/public-records.js';
import type { SitePages } from '../common/site-pages/site-pages.js';
import type { Config } from '../config/config.js';
import { answerBusyPage } from './busy-page.js';
import { clientBuilds } from './client-builds.js';
import { InProcessApi } from './in-process-api.js';
import { PageRenderer } from './page-renderer.js';
import { registerRobots, registerSiteIndex } from './register-site-index.js';
import { registerWorkers } from './register-worker.js';
import { serveAssets } from './serve-assets.js';
import { openSharedAssets } from './shared-assets.js';
import { StoredAssets } from './stored-assets.js';

/**
 * A page made anew takes a core about 20 ms, so the last in the queue waits a second. One client may not take all
 * of it; who comes then is answered within milliseconds.
 */
const renderingBounds = { atOnce: 4, waiting: 50, each: 20 };
/** Feed readers and search engines come back; nobody waits for them. */
const indexingBounds = { atOnce: 1, waiting: 20 };
const soonSeconds = 2;

const notBuilt = 'The site has not been built yet: run "npm run build" and start again.';
const rootFileTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Everything that is not the API: the built clients, and the public pages rendered here. */
export async function registerSite(
  fastify: FastifyInstance,
  config: Config,
  { records, pages }: { records: PublicRecords; pages: SitePages },
  metrics: Metrics,
): Promise<void> {
  await serveAssets(fastify, new StoredAssets(config.dataDir, await openSharedAssets(config)));

  serveRootFiles(fastify);
  registerWorkers(fastify, config);

  const adminPage = readIfBuilt(join(clientBuilds.admin, 'index.html'));
  const sendAdminPage = (_request: FastifyRequest, reply: FastifyReply) =>
    adminPage === undefined ? sendNotBuilt(reply) : sendPage(reply, 200, adminPage);
  fastify.get('/admin', sendAdminPage);
  fastify.get('/admin/*', sendAdminPage);

  const { publicUrl } = config;
  const api = new InProcessApi(fastify);
  const renderer = await PageRenderer.load(api, publicUrl);
  const rendering = new BoundedWork(renderingBounds);
  const clientBehind = ({ ip }: FastifyRequest) => (config.rateLimit ? clientOf(ip) : undefined);
  const indexing = new BoundedWork(indexingBounds);
  metrics.add(...measureWork('pages', rendering), ...measureWork('site_index', indexing));
  registerRobots(fastify, publicUrl);
  if (renderer) {
    pages.readWith(renderer.client.sitePages);
    registerSiteIndex(fastify, { api, records, renderer, publicUrl, making: indexing });
  }
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (/^\/(api|docs|uploads|assets)\b/.test(request.url)) return reply.callNotFound();
    if (!renderer) return sendNotBuilt(reply);
    const sent = withoutCampaign(request.url);
    const url = plainSpelling(sent);
    if (isPreview(url)) {
      // Its address is what lets somebody see it: it is stored nowhere, and sent to no other site.
      request.fill?.end();
      delete request.fill;
      reply.headers(ofPreviews);
    }
    const newAddress = newAddressOf(url) ?? (url === sent ? undefined : url);
    if (newAddress !== undefined) return reply.redirect(newAddress, 301);
    const render = () => renderer.page(url, savesData(request.raw));
    const page = await rendering.run(render, clientBehind(request)).catch(unlessBusy);
    if (!page) return reply.send(answerBusyPage(request, reply, soonSeconds));
    // Not to be stored: a record may take its former address again.
    if (page.location) return reply.header('Cache-Control', 'no-cache').redirect(page.location, page.status);
    varyBy(reply, 'save-data');
    return sendPage(reply, page.status, page.html);
  };
  fastify.get('/*', { config: { fromContent: true } }, answerPage);
}

const ofPreviews = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
};

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

/** @returns undefined where too many wait already. @throws every other error */
function unlessBusy(error: unknown): undefined {
  if (!(error instanceof ApiException) || error.code !== ErrorCode.SERVICE_UNAVAILABLE) throw error;
}

function readIfBuilt(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-cache');
  return reply.status(status).type('text/html; charset=utf-8').send(html);
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.status(503).type('text/plain; charset=utf-8').send(notBuilt);
}
