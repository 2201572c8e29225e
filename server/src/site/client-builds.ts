import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Where the built clients lie, as their build scripts leave them. */
export const clientBuilds = {
  /** Files of the public client for browsers. */
  public: resolve(root, 'client-public/dist/client'),
  /** What its pages are rendered into. */
  publicTemplate: resolve(root, 'client-public/dist/client/index.html'),
  /** The public client's renderer. */
  publicRenderer: resolve(root, 'client-public/dist/ssr/entry-server.js'),
  /** The service worker of its pages. */
  publicWorker: resolve(root, 'client-public/dist/worker/sw.js'),
  admin: resolve(root, 'client-admin/dist'),
  adminWorker: resolve(root, 'client-admin/dist/worker/sw.js'),
};

export const clients = ['public', 'admin'] as const;
export type Client = (typeof clients)[number];

/** So long after a build was last started somebody may still have a page open that asks for an asset of it. */
export const buildInUseMs = 28 * 24 * 60 * 60 * 1000;
