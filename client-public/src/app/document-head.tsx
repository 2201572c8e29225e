import { useLanguage } from '@consultancy/client-shared/i18n';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteI18n } from '../i18n/site-i18n';
import { readPublicUrl } from '../lib/public-url';
import { describePage } from './describe-page';
import { PAGE_TAGS, renderHead } from './head';
import { describedPage } from './routes';

/** Keeps the head of the document in step with the page shown, and announces each page by its title. */
export function DocumentHead() {
  const queryClient = useQueryClient();
  const i18n = useSiteI18n();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  // A title may come with the data, so it is looked at again whenever a fetch ends.
  const fetching = useIsFetching();
  const shown = useRef('');
  const [announced, announce] = useState('');

  useEffect(() => {
    const { page, context } = describePage(describedPage(pathname), {
      queryClient,
      i18n,
      search,
      publicUrl: readPublicUrl(),
    });
    const head = renderHead({ page, pathname, search, context });
    if (head === shown.current) return;
    const isFirst = shown.current === '';
    shown.current = head;
    replaceHead(head);
    document.documentElement.lang = context.language;
    // Screen readers announce the first page by themselves.
    if (!isFirst) announce(document.title);
  }, [queryClient, i18n, language, pathname, search, fetching]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {announced}
    </p>
  );
}

function replaceHead(head: string): void {
  const fresh = document.createElement('template');
  fresh.innerHTML = head;
  document.head.querySelectorAll(PAGE_TAGS).forEach((tag) => tag.remove());
  document.head.append(...fresh.content.querySelectorAll(PAGE_TAGS));
}
