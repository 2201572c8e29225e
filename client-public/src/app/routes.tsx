import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { describeHome } from '../features/home/describe-home';
import { latestPostsQuery, latestProjectsQuery } from '../features/home/home-queries';
import { describeGallery, describeProject } from '../features/projects/describe-projects';
import { galleryQuery, projectQuery } from '../features/projects/project-queries';
import type { RouteHandle } from '../page';
import { siteSettingsQuery } from '../site-settings';
import { FailurePage } from './failure-page';
import { SiteLayout } from './layout/site-layout';
import { describeNotFound, NotFoundPage } from './not-found-page';

function describedBy(describe: RouteHandle['describe']): RouteHandle {
  return { describe };
}

/**
 * The routes, each with the data it needs. Server and browser share them: the server waits for the data and
 * renders the page with it, the browser starts the same queries and shows the page at once.
 */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const load = async (...queries: object[]) => {
    const fetched = Promise.all(
      queries.map((query) => queryClient.prefetchQuery(query as FetchQueryOptions)),
    );
    if (import.meta.env.SSR) await fetched;
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
              lazy: { Component: async () => (await import('../features/home/home-page')).HomePage },
              loader: () => load(latestProjectsQuery(), latestPostsQuery()),
              handle: describedBy(describeHome),
            },
            {
              id: 'projects',
              path: 'projects',
              lazy: {
                Component: async () => (await import('../features/projects/project-gallery')).ProjectGallery,
              },
              loader: () => load(galleryQuery()),
              handle: describedBy(describeGallery),
              children: [
                {
                  id: 'project',
                  path: ':slug',
                  lazy: {
                    Component: async () =>
                      (await import('../features/projects/project-detail-modal')).ProjectDetailModal,
                  },
                  loader: ({ params }) => load(projectQuery(params.slug ?? '')),
                  handle: describedBy(describeProject),
                },
              ],
            },
            { id: 'not-found', path: '*', Component: NotFoundPage, handle: describedBy(describeNotFound) },
          ],
        },
      ],
    },
  ];
}
