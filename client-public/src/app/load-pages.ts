import { getGetSettingsQueryOptions } from '@consultancy/client-shared/api/generated/settings/settings';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { loadTexts } from '../i18n/texts';
import type { PagePlace } from '../lib/page';
import { readPathname } from '../lib/paths';
import { lazyPageOf, matchPages } from './routes';

/** Brings code and texts of the pages at an address. */
export async function loadCode(pathname: string): Promise<void> {
  const { language } = readPathname(pathname);
  const pages = matchPages(pathname).map((match) => lazyPageOf(match).load(language));
  await Promise.all([loadTexts(language, []), ...pages]);
}

/** Requests all that the pages at an address show, if it is not there already; their code is. */
export async function fetchData(
  { pathname, search }: { pathname: string; search: string },
  queryClient: QueryClient,
): Promise<void> {
  const { language } = readPathname(pathname);
  const place = { language, search: new URLSearchParams(search) };
  const queries = matchPages(pathname).flatMap((match) => {
    const params: PagePlace['params'] = match.params;
    return lazyPageOf(match).code?.queries?.({ ...place, params }) ?? [];
  });
  await Promise.all(
    [getGetSettingsQueryOptions(), ...queries].map((query) =>
      queryClient.prefetchQuery(query as FetchQueryOptions),
    ),
  );
}

/** Brings all that the pages at an address show in its language: the page can take the place of the one shown at once. */
export async function loadPage(
  place: { pathname: string; search: string },
  queryClient: QueryClient,
): Promise<void> {
  await loadCode(place.pathname);
  await fetchData(place, queryClient);
}
