import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BoundedWork } from '../common/bounded-work.js';
import { ApiException } from '../common/errors/api-exception.js';
import { pathInLanguage } from '../common/language/page-language.js';
import { SiteLanguage } from '../common/language/site-language.enum.js';
import type { PublicRecords } from '../common/public-records/public-records.js';
import { writeFeed } from './feed.js';
import type { InProcessApi } from './in-process-api.js';
import type { PageRenderer } from './page-renderer.js';
import { writeSitemap, writeSitemapPart } from './sitemap.js';

const notNow = 'This is not available right now. Try again in a minute.';
const fromContent = { config: { fromContent: true } };
const fiveMinutes = 'public, max-age=300';

const logger = new Logger('SiteIndex');

/** What says where the pages are: /robots.txt. */
export function registerRobots(fastify: FastifyInstance, publicUrl: string): void {
  const robots = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  fastify.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', fiveMinutes).send(robots),
  );
}

interface SiteIndex {
  api: InProcessApi;
  records: PublicRecords;
  renderer: PageRenderer;
  publicUrl: string;
  /** Limits how many are made at once; the others wait. */
  making: BoundedWork;
}

/** What search engines, feed readers and phones ask for: /sitemap.xml, /rss.xml and the web app manifests. */
export function registerSiteIndex(fastify: FastifyInstance, index: SiteIndex): void {
  const { api, records, renderer, publicUrl, making } = index;
  const { addresses } = renderer.client;
  const send = async (reply: FastifyReply, type: string, write: () => Promise<string | undefined>) => {
    try {
      const text = await making.run(write);
      if (text === undefined) return reply.callNotFound();
      return await reply.type(`${type}; charset=utf-8`).header('Cache-Control', fiveMinutes).send(text);
    } catch (error) {
      if (!(error instanceof ApiException)) logger.error(error, `${reply.request.url} could not be made`);
      return reply.status(503).header('Retry-After', 60).type('text/plain; charset=utf-8').send(notNow);
    }
  };
  // Installed on a phone, the site has the firm's own name in each language.
  for (const language of Object.values(SiteLanguage)) {
    fastify.get(pathInLanguage('/manifest.webmanifest', language), fromContent, (_request, reply) =>
      send(reply, 'application/manifest+json', async () =>
        JSON.stringify(await renderer.webManifest(language)),
      ),
    );
  }
  fastify.get('/rss.xml', fromContent, (_request, reply) =>
    send(reply, 'application/rss+xml', () => writeFeed(api, addresses, publicUrl)),
  );
  const source = { records, addresses, publicUrl };
  fastify.get('/sitemap.xml', fromContent, (_request, reply) =>
    send(reply, 'application/xml', () => writeSitemap(source)),
  );
  fastify.get<{ Params: { page: string; number: string } }>(
    '/sitemap-:page(^[a-z]+)-:number(^[1-9][0-9]{0,5}).xml',
    fromContent,
    ({ params: { page, number } }, reply) =>
      send(reply, 'application/xml', () => writeSitemapPart(source, page, Number(number))),
  );
}
