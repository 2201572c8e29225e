import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { readBlogFilters } from '../features/blog/blog-filters';
import { articleQuery, newestPostsQuery, postsQuery } from '../features/blog/blog-queries';
import { latestPostsQuery, latestProjectsQuery } from '../features/home/home-queries';
import { galleryQuery, projectQuery } from '../features/projects/project-queries';
import { extraServicesQuery, readServiceNumber, serviceQuery } from '../features/services/service-queries';
import { siteSettingsQuery } from '../site-settings';
import { shownPages } from '../ui/paging';
import { FailurePage } from './failure-page';
import { SiteLayout } from './layout/site-layout';
import { lazyPage } from './page-modules';

const searchOf = (request: Request) => new URL(request.url).searchParams;
const pagesOf = (request: Request) => shownPages(searchOf(request));

/**
 * The routes, each with the data it needs. Server and browser share them: the server waits for the data and
 * renders the page with it, the browser starts the same queries and shows the page at once.
 */
export function createRoutes(queryClient: QueryClient, i18n: I18n): RouteObject[] {
  const load = async (...queries: object[]) => {
    const fetched = Promise.all(
      queries.map((query) => queryClient.prefetchQuery(query as FetchQueryOptions)),
    );
    if (typeof window === 'undefined') await fetched;
    return null;
  };

  return [
    {
      id: 'site',
      Component: SiteLayout,
      ErrorBoundary: FailurePage,
      HydrateFallback: () => null,
      loader: () => load(siteSettingsQuery()),
      children: [
        {
          id: 'pages',
          ErrorBoundary: FailurePage,
          children: [
            {
              id: 'home',
              index: true,
              ...lazyPage(i18n, 'home/home'),
              loader: () => load(latestProjectsQuery(), latestPostsQuery()),
            },
            { id: 'about', path: 'about', ...lazyPage(i18n, 'about/about') },
            {
              id: 'services',
              path: 'services',
              ...lazyPage(i18n, 'services/services'),
              loader: ({ request }) => load(...pagesOf(request).map(extraServicesQuery)),
            },
            {
              id: 'service',
              path: 'services/:serviceId',
              ...lazyPage(i18n, 'services/service'),
              loader: ({ params }) => {
                const number = readServiceNumber(params.serviceId);
                return number === null ? null : load(serviceQuery(number));
              },
            },
            {
              id: 'projects',
              path: 'projects',
              ...lazyPage(i18n, 'projects/gallery'),
              loader: ({ request }) => load(...pagesOf(request).map(galleryQuery)),
              children: [
                {
                  id: 'project',
                  path: ':slug',
                  ...lazyPage(i18n, 'projects/project'),
                  loader: ({ params }) => load(projectQuery(params.slug ?? '')),
                },
              ],
            },
            { id: 'contact', path: 'contact', ...lazyPage(i18n, 'contact/contact') },
            { id: 'consultation', path: 'consultation', ...lazyPage(i18n, 'contact/consultation') },
            { id: 'track', path: 'track', ...lazyPage(i18n, 'orders/track') },
            {
              id: 'blog',
              path: 'blog',
              ...lazyPage(i18n, 'blog/list'),
              loader: ({ request }) => {
                const filters = readBlogFilters(searchOf(request));
                return load(postsQuery(), ...pagesOf(request).map((page) => postsQuery(filters, page)));
              },
            },
            {
              id: 'article',
              path: 'blog/:slug',
              ...lazyPage(i18n, 'blog/article'),
              loader: ({ params }) => load(articleQuery(params.slug ?? ''), newestPostsQuery()),
            },
            { id: 'not-found', path: '*', ...lazyPage(i18n, 'not-found/not-found') },
          ],
        },
      ],
    },
  ];
}
