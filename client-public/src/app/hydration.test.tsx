import { createQueryClient } from '@consultancy/client-shared/api';
import { LANGUAGES } from '@consultancy/client-shared/format';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { serveApi, stubApi } from '../../test/api-stub';
import { aPost, aProject, aService, aTeamMember } from '../../test/builders';
import { pathnameIn } from '../lib/paths';
import { BrowserSite } from './browser-site';
import { render } from './entry-server';
import { loadCode } from './load-pages';
import { readPageState } from './page-state';

const content = {
  projects: [
    aProject({ slug: 'ridge-house', isForSale: true, featured: true, gallery: ['/uploads/b-800x600.webp'] }),
    aProject({ id: 2, slug: 'court', averageRating: 4.5, ratingCount: 2 }),
  ],
  posts: [aPost({ slug: 'stone', contentHtml: '<p>Stone.</p>' }), aPost({ id: 2, featured: true })],
  services: [aService({ id: 12 })],
  team: [aTeamMember()],
};

const pages = [
  ...['/', '/about', '/services', '/services/residence', '/services/12', '/contact', '/consultation'],
  ...[
    '/projects',
    '/projects?view=index',
    '/projects/ridge-house',
    '/blog',
    '/blog/stone',
    '/search?q=stone',
  ],
  ...['/track', '/track/files', '/track/licence', '/appointment', '/mine', '/account/password'],
  ...['/account/confirm', '/nowhere'],
];

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** What React reports while it takes over the page that the server has rendered. */
async function reportsOf(path: string, language: (typeof LANGUAGES)[number]['code']): Promise<string[]> {
  const [pathname = '', search = ''] = path.split('?');
  const url = pathnameIn(pathname, language) + (search && `?${search}`);
  const page = await render({ url, fetch: stubApi(content), publicUrl: 'http://localhost:3000' });
  // The transport of the browser; the server's own was set when it was imported.
  serveApi(content);
  document.body.innerHTML = `<div id="root">${page.html}</div>`;
  window.history.pushState(null, '', url);
  const queryClient = createQueryClient();
  const state = readPageState(page.state)!;
  expect(state.language).toBe(language);
  await loadCode(window.location.pathname);
  const reports: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((...parts) => void reports.push(parts.join(' ')));
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('root')!,
      <BrowserSite queryClient={queryClient} state={state.queries} />,
      { onRecoverableError: (error) => reports.push(String(error)) },
    );
  });
  return reports;
}

describe.each(LANGUAGES.map(({ code }) => code))('the browser, in %s', (language) => {
  it.each(pages)('takes over %s as the server rendered it', async (path) => {
    expect(await reportsOf(path, language)).toEqual([]);
  });
});
