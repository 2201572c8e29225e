import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as Renderer from '../src/app/entry-server';
import type * as Paths from '../src/lib/paths';

/**
 * Renders the pages of the development server as the site's server renders the built ones, from sources.
 * @param api origin of the site's server
 */
export function renderInDevelopment(api: string): Plugin {
  return {
    name: 'render-in-development',
    apply: 'serve',
    // Vite would otherwise answer with index.html as it is.
    config: () => ({ appType: 'custom' }),
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        answerPage(vite, api, request, response).catch((error: Error) => {
          vite.ssrFixStacktrace(error);
          next(error);
        });
      });
    },
  };
}

async function answerPage(
  vite: ViteDevServer,
  api: string,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.originalUrl ?? '/';
  const publicUrl = `http://${request.headers.host}`;
  const { render } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as typeof Renderer;
  const { readPathname } = (await vite.ssrLoadModule('/src/lib/paths.ts')) as typeof Paths;
  const headers = { 'Accept-Language': readPathname(new URL(url, publicUrl).pathname).language };
  const savesData = request.headers['save-data'] === 'on';
  const page = await render({ url, savesData, publicUrl, fetch: (path) => fetch(api + path, { headers }) });
  if (page.location) {
    response.writeHead(page.status, { Location: page.location }).end();
    return;
  }
  const template = readFileSync(join(vite.config.root, 'index.html'), 'utf8');
  // First, so that the page's own content is not taken for a part of the template.
  const transformed = await vite.transformIndexHtml(url, template);
  const html = transformed
    .replace('<html lang="en"', () => `<html lang="${page.lang}"`)
    .replace('<div id="root">', (root) => (savesData ? '<div id="root" data-saves-data>' : root))
    .replace('<!--head-->', () => page.head)
    .replace('<!--app-->', () => page.html)
    .replace('<!--state-->', () => page.state);
  response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}
