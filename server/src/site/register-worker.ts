import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import type { Config } from '../config/config.js';
import { clientBuilds } from './client-builds.js';
import { retiringWorker } from './retiring-worker.js';

/**
 * The service workers of the public pages and of the back office. Their addresses never change: browsers ask there for a
 * newer one.
 */
export function registerWorkers(fastify: FastifyInstance, { offlineReading }: Config): void {
  const workers = [
    { path: '/sw.js', file: clientBuilds.publicWorker, scope: '/', caches: 'site-' },
    // The scope is wider than the folder of its address: it includes the start page, which has no slash at its end.
    { path: '/admin/sw.js', file: clientBuilds.adminWorker, scope: '/admin', caches: 'admin-' },
  ] as const;
  for (const { path, file, scope, caches } of workers.filter((each) => existsSync(each.file))) {
    const worker = offlineReading ? readFileSync(file) : retiringWorker(caches);
    fastify.get(path, (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers({ 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': scope })
        .send(worker),
    );
  }
}
