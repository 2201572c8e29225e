import { LANGUAGES } from '@consultancy/client-shared/format';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { SiteI18n } from '../i18n/site-i18n';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { pathnameIn, paths } from '../paths';
import { siteSettingsQuery } from '../site-settings';
import { shownPages } from '../ui/shown-pages';
import { FailurePage } from './failure-page';
import { SiteLayout } from './layout/site-layout';
import { lazyPreview } from './lazy-preview';
import { lazyPage } from './page-modules';

const searchOf = (request: Request) => new URL(request.url).searchParams;
const pagesOf = (request: Request) => shownPages(searchOf(request));

/** Come with the pages that need them: what every page brings has bounds. */
const serviceQueries = () => import('../features/services/service-queries');
const projectQueries = () => import('../features/projects/project-queries');

/**
 * The routes, in every language, each with the data it needs. Server and browser share them: the server waits for the data and
 * renders the page with it, the browser starts the same queries and shows the page at once.
 */
export function createRoutes(queryClient: QueryClient, i18n: SiteI18n): RouteObject[] {
  const load = async (...queries: object[]) => {
    const fetched = Promise.all(
      queries.map((query) => queryClient.prefetchQuery(query as FetchQueryOptions)),
    );
    if (typeof window === 'undefined') await fetched;
    return null;
  };

  // Two pages tell them; the others need not bring the question along.
  const loadOfficeHours = async () => load((await import('../office-hours')).officeHoursQuery());

  // Of the same elements at the same places, so that whoever chooses a language keeps what is shown.
  return LANGUAGES.map(({ code }) => {
    const id = (name: string) => `${code}/${name}`;
    const page = (path: string, module: string, loader?: LoaderFunction) => ({
      id: id(path),
      path,
      ...lazyPage(i18n, module),
      ...(loader && { loader }),
    });
    return {
      id: id('site'),
      path: pathnameIn(paths.home, code),
      Component: SiteLayout,
      ErrorBoundary: FailurePage,
      HydrateFallback: () => null,
      loader: () => load(siteSettingsQuery()),
      children: [
        {
          id: id('pages'),
          ErrorBoundary: FailurePage,
          children: [
            {
              id: id('home'),
              index: true,
              ...lazyPage(i18n, 'home/home'),
              loader: async () => {
                const { queriesOfHome } = await import('../features/home/queries-of-home');
                return load(...queriesOfHome(code));
              },
            },
            page('about', 'about/about', async () => {
              const { queriesOfAbout } = await import('../features/about/queries-of-about');
              return load(...queriesOfAbout(code));
            }),
            page('services', 'services/services', async ({ request }) => {
              const { extraServicesQuery } = await serviceQueries();
              const { standardServicesQuery } = await import('../standard-services');
              return load(
                standardServicesQuery(code),
                ...pagesOf(request).map((page) => extraServicesQuery(code, page)),
              );
            }),
            {
              id: id('service'),
              path: 'services/:serviceId',
              ...lazyPage(i18n, 'services/service'),
              loader: async ({ params }) => {
                const { queriesOfService } = await import('../features/services/queries-of-service');
                return load(...queriesOfService(code, params.serviceId));
              },
            },
            {
              id: id('projects'),
              path: 'projects',
              ...lazyPage(i18n, 'projects/gallery'),
              loader: async ({ request, params }) => {
                // A project that is a page of its own shows no gallery.
                if (params.slug) return null;
                const { galleryQuery, projectStatsQuery, readFilter } = await projectQueries();
                const filter = readFilter(searchOf(request).get('filter'));
                return load(
                  projectStatsQuery(),
                  ...pagesOf(request).map((page) => galleryQuery(code, filter, page)),
                );
              },
              children: [
                {
                  id: id('project'),
                  path: ':slug',
                  ...lazyPage(i18n, 'projects/project', 'share'),
                  loader: async ({ params: { slug = '' }, request }) => {
                    const { leadOnToProject, queriesOfProject } = await projectQueries();
                    await load(...queriesOfProject(code, slug));
                    return leadOnToProject(queryClient, code, slug, request);
                  },
                },
              ],
            },
            page('contact', 'contact/contact', loadOfficeHours),
            page('consultation', 'contact/consultation', loadOfficeHours),
            // Where the links of mails about a consultation lead.
            page('appointment', 'contact/appointment'),
            { id: id('mine'), path: 'mine', ...lazyPage(i18n, 'own-records/mine', 'contact', 'orders') },
            page('search', 'search/search', async ({ request }) => {
              const { readWanted, siteSearchQuery } = await import('../features/search/search-query');
              const wanted = readWanted(searchOf(request), code);
              return wanted.q ? load(siteSearchQuery(wanted)) : null;
            }),
            { id: id('track'), path: 'track/:part?', ...lazyPage(i18n, 'orders/track') },
            // Where the links of mails lead.
            page('account/password', 'account/password'),
            page('account/confirm', 'account/confirm'),
            page('blog', 'blog/list', async ({ request }) => {
              const { postsQuery, readBlogFilters } = await import('../features/blog/posts-query');
              const filters = readBlogFilters(searchOf(request));
              return load(
                postsQuery(code),
                ...pagesOf(request).map((page) => postsQuery(code, filters, page)),
              );
            }),
            {
              id: id('article'),
              path: 'blog/:slug',
              ...lazyPage(i18n, 'blog/article', 'share'),
              loader: async ({ params: { slug = '' }, request }) => {
                const { articleQuery, leadOnToArticle, newestPostsQuery } =
                  await import('../features/blog/blog-queries');
                await load(articleQuery(code, slug), newestPostsQuery(code));
                return leadOnToArticle(queryClient, code, slug, request);
              },
            },
            {
              id: id('preview'),
              path: 'preview/:token',
              ...lazyPreview(i18n),
              loader: async ({ params: { token = '' } }) => {
                const { previewQuery } = await import('./preview-page');
                return load(previewQuery(code, token));
              },
            },
            { id: id('not-found'), path: '*', ...lazyPage(i18n, 'not-found/not-found') },
          ],
        },
      ],
    };
  });
}
