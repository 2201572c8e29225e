import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BoundedWork } from '../common/bounded-work.js';
import { ApiException } from '../common/errors/api-exception.js';
import type { PublicRecords } from '../common/public-records/public-records.js';
import { writeFeed } from './feed.js';
import type { InProcessApi } from './in-process-api.js';
import type { PageAddresses } from './page-renderer.js';
import { writeSitemap, writeSitemapPart } from './sitemap.js';

const notNow = 'This is not available right now. Try again in a minute.';
const fromContent = { config: { fromContent: true } };
const fiveMinutes = 'public, max-age=300';

const logger = new Logger('SiteIndex');

interface SiteIndex {
  api: InProcessApi;
  records: PublicRecords;
  /** Undefined while the public client has not been built. */
  addresses: PageAddresses | undefined;
  publicUrl: string;
  sendNotBuilt: (reply: FastifyReply) => FastifyReply;
  /** Where they wait for their turn to be made. */
  making: BoundedWork;
}

/** What search engines and feed readers ask for: /robots.txt, /sitemap.xml and /rss.xml. */
export function registerSiteIndex(fastify: FastifyInstance, index: SiteIndex): void {
  const { api, records, addresses, publicUrl, sendNotBuilt, making } = index;
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

  const send = async (reply: FastifyReply, type: string, write: () => Promise<string | undefined>) => {
    if (!addresses) return sendNotBuilt(reply);
    try {
      const xml = await making.run(write);
      if (xml === undefined) return reply.callNotFound();
      return await reply.type(`${type}; charset=utf-8`).header('Cache-Control', fiveMinutes).send(xml);
    } catch (error) {
      if (!(error instanceof ApiException)) logger.error(error, `${reply.request.url} could not be made`);
      return reply.status(503).header('Retry-After', 60).type('text/plain; charset=utf-8').send(notNow);
    }
  };
  fastify.get('/rss.xml', fromContent, (_request, reply) =>
    send(reply, 'application/rss+xml', () => writeFeed(api, addresses!, publicUrl)),
  );
  const source = { records, addresses: addresses!, publicUrl };
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
