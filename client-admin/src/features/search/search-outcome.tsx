import { ErrorPanel } from '@consultancy/client-shared/ui';
import { Box, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Spotlight, type SpotlightStore } from '@mantine/spotlight';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../ui/failure-text';
import { SearchResults } from './search-results';
import type { useSearch } from './use-search';

interface SearchOutcomeProps {
  search: ReturnType<typeof useSearch>;
  store: SpotlightStore;
}

/** The records found, or a message in their place. */
export function SearchOutcome({ search, store }: SearchOutcomeProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const { query, hits, requested, isTooShort, isSearching } = search;

  if (isTooShort)
    return (
      <Spotlight.Empty p="lg" ta="start">
        {t('search.hint')}
      </Spotlight.Empty>
    );
  if (query.isError && !query.isFetching) {
    return (
      <Box p="lg">
        <ErrorPanel
          title={t('search.failed')}
          reason={failureText(query.error, '')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      </Box>
    );
  }
  if (!query.data) return <PendingResults />;
  const nothing = t('search.nothing', { query: requested });
  const announcement = hits.length > 0 ? t('search.found', { count: hits.length }) : nothing;
  return (
    <>
      <VisuallyHidden role="status">{isSearching ? '' : announcement}</VisuallyHidden>
      {hits.length > 0 ? (
        <SearchResults hits={hits} store={store} words={requested.split(/\s+/)} isStale={isSearching} />
      ) : (
        <Spotlight.Empty p="lg" ta="start">
          <Text c="var(--ink)" fw={500} miw={0} inherit>
            {nothing}
          </Text>
          <p>{t('search.nothingHint')}</p>
        </Spotlight.Empty>
      )}
    </>
  );
}

function PendingResults() {
  const t = useTranslations();
  return (
    <Stack p="lg" role="status" aria-label={t('search.searching')}>
      {['45%', '60%', '35%', '50%'].map((width) => (
        <Skeleton key={width} height="0.875rem" width={width} />
      ))}
    </Stack>
  );
}
