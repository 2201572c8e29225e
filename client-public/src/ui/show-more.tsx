import { OutcomePanel } from '@consultancy/client-shared/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from './button-link';
import { type PagedList, readPageNumber } from './paging';
import classes from './show-more.module.css';

const cards = () => [...document.querySelectorAll('#content li:has(article)')];

/** The way to the rest of a list: a link, so that it leads on without scripts too. The focus goes on to what is new. */
export function ShowMore({ list }: { list: PagedList<unknown> }) {
  const { t } = useTranslation(['site', 'shared']);
  const [query] = useSearchParams();
  const before = useRef<Element[]>(undefined);
  const { hasMore, isLoadingMore, moreFailure, retryMore } = list;

  useEffect(() => {
    if (!before.current || isLoadingMore) return;
    const fresh = cards().filter((card) => !before.current?.includes(card));
    if (fresh.length === 0) return;
    before.current = undefined;
    // Where the page has several lists, the one that goes on here.
    const next = fresh.find(({ parentElement }) => parentElement === fresh.at(-1)?.parentElement);
    next?.querySelector<HTMLElement>('h2 a, h3 a, a')?.focus();
  });

  if (moreFailure) return <OutcomePanel failure={moreFailure} onRetry={retryMore} />;
  if (!hasMore && !isLoadingMore) return null;
  const further = new URLSearchParams(query);
  further.set('page', String(readPageNumber(query) + (isLoadingMore ? 0 : 1)));
  return (
    <p className={classes.more}>
      <ButtonLink
        to={{ search: `?${further}` }}
        look="outline"
        replace
        preventScrollReset
        aria-busy={isLoadingMore || undefined}
        onClick={() => (before.current = cards())}
      >
        {t(isLoadingMore ? 'shared:loading' : 'action.showMore')}
      </ButtonLink>
    </p>
  );
}
