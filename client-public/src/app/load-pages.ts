import { getGetSettingsQueryOptions } from '@consultancy/client-shared/api/generated/settings/settings';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { RouteMatch } from 'react-router-dom';
import type { SiteI18n } from '../i18n/site-i18n';
import type { PagePlace } from '../lib/page';
import { readPathname } from '../lib/paths';
import { lazyPageOf } from './routes';

/** Brings code and texts of pages. */
export const loadCode = (matches: RouteMatch[], i18n: SiteI18n) =>
  Promise.all(matches.map((match) => lazyPageOf(match).load(i18n)));

/**
 * Asks for all that pages show, if it is not there already. Server and browser share this: the server waits for it and
 * renders the page with it, the browser shows the page at once.
 */
export function fetchData(
  matches: RouteMatch[],
  { pathname, search }: { pathname: string; search: string },
  queryClient: QueryClient,
): Promise<unknown> {
  const { language } = readPathname(pathname);
  const place = { language, search: new URLSearchParams(search) };
  const queries = matches.flatMap((match) => {
    const params: PagePlace['params'] = match.params;
    return lazyPageOf(match).code?.queries?.({ ...place, params }) ?? [];
  });
  return Promise.all(
    [getGetSettingsQueryOptions(), ...queries].map((query) =>
      queryClient.prefetchQuery(query as FetchQueryOptions),
    ),
  );
}
