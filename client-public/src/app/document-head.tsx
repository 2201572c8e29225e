import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { describePage } from './describe-page';
import { pageTitle, pageUrl } from './head';

/** Keeps title, description, canonical address and language of the document in step with the page shown. */
export function DocumentHead() {
  const queryClient = useQueryClient();
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const matches = useMatches();
  // A title may come with the data, so it is looked at again whenever a fetch ends.
  const fetching = useIsFetching();

  useEffect(() => {
    const publicUrl = window.location.origin;
    const { page, context } = describePage(matches, { queryClient, i18n, publicUrl });
    document.title = pageTitle(page, context.settings.siteName);
    document.documentElement.lang = context.language;
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', pageUrl(publicUrl, page.path ?? pathname, context.language));
  }, [queryClient, i18n, i18n.language, pathname, matches, fetching]);
  return null;
}
