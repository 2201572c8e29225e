import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BoundedWork } from '../common/bounded-work.js';
import { pathInLanguage } from '../common/language/page-language.js';
import { SiteLanguage } from '../common/language/site-language.enum.js';
import type { PageRenderer } from './page-renderer.js';

interface ManifestSource {
  /** Undefined while the public client has not been built. */
  renderer: PageRenderer | undefined;
  making: BoundedWork;
  sendNotBuilt: (reply: FastifyReply) => FastifyReply;
}

/** What a phone shows of the site when it is installed, under the firm's own name in each language. */
export function registerManifest(fastify: FastifyInstance, source: ManifestSource): void {
  const { renderer, making, sendNotBuilt } = source;
  for (const language of Object.values(SiteLanguage)) {
    const path = pathInLanguage('/manifest.webmanifest', language);
    fastify.get(path, { config: { fromContent: true } }, async (_request, reply) => {
      if (!renderer) return sendNotBuilt(reply);
      const manifest = await making.run(() => renderer.webManifest(language));
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('Cache-Control', 'public, max-age=300')
        .send(JSON.stringify(manifest));
    });
  }
}
