import { isPlainClick, ErrorPanel } from '@consultancy/client-shared/ui';
import { Button } from '@mantine/core';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { Group } from './layout';
import { Link } from './link';
import type { PagedList } from './paging';
import { readPageNumber } from './shown-pages';

const cards = () => [...document.querySelectorAll('#content li:has(article)')];
const focusOn = (card: Element | undefined) => card?.querySelector<HTMLElement>('h2 a, h3 a, a')?.focus();

/** The way to the rest of a list: a link, so that it leads on without scripts too. The focus goes on to what is new. */
export function ShowMore({ list }: { list: PagedList<unknown> }) {
  const t = useTranslations('site');
  const tShared = useTranslations('shared');
  const [query] = useSearchParams();
  const requested = useRef<{ page: number; before: Element[] }>(undefined);
  const { hasMore, isLoadingMore, moreFailure, retryMore } = list;
  const page = readPageNumber(query);

  useEffect(() => {
    if (!requested.current || page < requested.current.page || isLoadingMore) return;
    const { before } = requested.current;
    requested.current = undefined;
    const fresh = cards().filter((card) => !before.includes(card));
    // Where the page has several lists, the one that goes on here.
    const next = fresh.find(({ parentElement }) => parentElement === fresh.at(-1)?.parentElement);
    if (next) focusOn(next);
    // The link is gone, and what is new is hidden by a filter or was there already.
    else if (document.activeElement === document.body) focusOn(before.at(-1));
  });

  const remember = (event: MouseEvent) => {
    if (isPlainClick(event)) requested.current = { page: page + 1, before: cards() };
  };

  if (moreFailure) return <ErrorPanel failure={moreFailure} onRetry={retryMore} />;
  if (!hasMore && !isLoadingMore) return null;
  const further = new URLSearchParams(query);
  further.set('page', String(page + (isLoadingMore ? 0 : 1)));
  return (
    <Group justify="center" mt="var(--space-5)">
      <Button
        component={Link}
        to={{ search: `?${further}` }}
        variant="outline"
        replace
        preventScrollReset
        aria-busy={isLoadingMore || undefined}
        onClick={isLoadingMore ? undefined : remember}
      >
        {isLoadingMore ? tShared('loading') : t('action.showMore')}
      </Button>
    </Group>
  );
}
