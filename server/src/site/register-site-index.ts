import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { writeFeed } from './feed.js';
import type { InProcessApi } from './in-process-api.js';
import type { PageAddresses } from './page-renderer.js';
import { writeSitemap } from './sitemap.js';

const notNow = 'This cannot be made right now. Ask again in a minute.';
const fiveMinutes = 'public, max-age=300';

const logger = new Logger('SiteIndex');

interface SiteIndex {
  api: InProcessApi;
  /** Undefined while the public client has not been built. */
  addresses: PageAddresses | undefined;
  publicUrl: string;
  sendNotBuilt: (reply: FastifyReply) => FastifyReply;
}

/** What search engines and feed readers ask for: /robots.txt, /sitemap.xml and /rss.xml. */
export function registerSiteIndex(fastify: FastifyInstance, index: SiteIndex): void {
  const { api, addresses, publicUrl, sendNotBuilt } = index;
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

  const serve = (path: string, type: string, write: typeof writeFeed) => {
    const written = sharedWork(() => write(api, addresses!, publicUrl));
    fastify.get(path, { config: { fromContent: true } }, async (_request, reply) => {
      if (!addresses) return sendNotBuilt(reply);
      try {
        const xml = await written();
        return await reply.type(`${type}; charset=utf-8`).header('Cache-Control', fiveMinutes).send(xml);
      } catch (error) {
        logger.error(error, `${path} could not be made`);
        return reply.status(503).header('Retry-After', 60).type('text/plain; charset=utf-8').send(notNow);
      }
    });
  };
  serve('/sitemap.xml', 'application/xml', writeSitemap);
  serve('/rss.xml', 'application/rss+xml', writeFeed);
}

/** Whoever asks while the work is under way gets the same result: a crowd costs no more than one. */
function sharedWork<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return () => {
    underWay ??= work().finally(() => (underWay = undefined));
    return underWay;
  };
}
