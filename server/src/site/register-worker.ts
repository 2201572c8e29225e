import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { clientBuilds } from './client-builds.js';
import { retiringWorker } from './retiring-worker.js';

/** The service worker of the public pages. Its address never changes: browsers ask there for a newer one. */
export function registerWorker(fastify: FastifyInstance, { offlineReading }: Config): void {
  if (!existsSync(clientBuilds.publicWorker)) return;
  const worker = offlineReading ? readFileSync(clientBuilds.publicWorker) : retiringWorker;
  fastify.get('/sw.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(worker),
  );
}
