import type { SearchResultDto } from '@consultancy/client-shared/api/model';
import { OutcomePanel } from '@consultancy/client-shared/ui';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../ui/failure-text';
import classes from './search-dialog.module.css';
import { SearchResults } from './search-results';
import type { useSearchText } from './use-search-text';

/** What was found, or what stands in its place. */
export function SearchOutcome({ search }: { search: ReturnType<typeof useSearchText> }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { query, asked, isTooShort } = search;

  if (isTooShort) return <p className={classes.note}>{t('search.hint')}</p>;
  if (query.isError && !query.isFetching) {
    return (
      <div className={classes.failure}>
        <OutcomePanel
          title={t('search.failed')}
          reason={failureText(query.error, '')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      </div>
    );
  }
  if (!query.data) return <PendingResults />;
  const count = countHits(query.data.data);
  return (
    <>
      <VisuallyHidden role="status">
        {search.isSearching
          ? ''
          : count > 0
            ? t('search.found', { count })
            : t('search.nothing', { query: asked })}
      </VisuallyHidden>
      {count > 0 ? (
        <SearchResults found={query.data.data} words={asked.split(/\s+/)} isStale={search.isSearching} />
      ) : (
        <div className={classes.note}>
          <p className={classes.nothing}>{t('search.nothing', { query: asked })}</p>
          <p>{t('search.nothingHint')}</p>
        </div>
      )}
    </>
  );
}

function countHits(found: SearchResultDto): number {
  return Object.values(found).reduce((sum, hits: unknown[]) => sum + hits.length, 0);
}

function PendingResults() {
  const { t } = useTranslation();
  return (
    <div className={classes.pending} role="status" aria-label={t('search.searching')}>
      {['45%', '60%', '35%', '50%'].map((width) => (
        <Skeleton key={width} height="0.875rem" width={width} />
      ))}
    </div>
  );
}
