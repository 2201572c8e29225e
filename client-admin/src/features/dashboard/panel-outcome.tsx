import { type OutcomeQuery, QueryOutcome } from '@consultancy/client-shared/ui';
import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './panel.module.css';

interface PanelOutcomeProps<Answer> {
  query: OutcomeQuery<Answer>;
  isEmpty?: (answer: Answer) => boolean;
  emptyText?: string;
  children: (answer: Answer) => ReactNode;
}

/** What a panel loads by itself: a failure there leaves the rest of the dashboard standing. */
export function PanelOutcome<Answer>({ query, isEmpty, emptyText, children }: PanelOutcomeProps<Answer>) {
  const t = useTranslations();
  return (
    <QueryOutcome
      query={query}
      isEmpty={isEmpty}
      empty={<p className={classes.empty}>{emptyText}</p>}
      pending={
        <div className={classes.pending} role="status" aria-label={t('shared.loading')}>
          {['60%', '45%', '52%'].map((width) => (
            <Skeleton key={width} height="0.875rem" width={width} />
          ))}
        </div>
      }
      error={(_, retry) => (
        <div className={classes.failed} role="alert">
          {t('dashboard.partFailed')}
          <Button size="compact-sm" variant="default" loading={query.isFetching} onClick={retry}>
            {t('shared.tryAgain')}
          </Button>
        </div>
      )}
    >
      {children}
    </QueryOutcome>
  );
}
