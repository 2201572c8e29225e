import { Text } from '@mantine/core';
import { useGetStaffSiteWords } from '@consultancy/client-shared/api/generated/site-words/site-words';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../ui/failure-text';
import { ListHeader } from '../../ui/list-page';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { SiteWordsForm } from './site-words-form';

export function SiteWordsPage() {
  const t = useTranslations();
  const failureText = useFailureText();
  // A change must be based on the newest version.
  const query = useGetStaffSiteWords({ query: { refetchOnMount: 'always' } });
  return (
    <>
      <ListHeader title={t('siteWords.title')} />
      <Text maw={704} mb="md" c="dimmed" inherit>
        {t('siteWords.lead')}
      </Text>
      <QueryOutcome
        query={query}
        pending={<RecordSkeleton />}
        error={(failure, retry) => (
          <OutcomePanel
            title={failureText(failure, t('siteWords.loadFailed'))}
            onRetry={retry}
            busy={query.isFetching}
          />
        )}
      >
        {({ data }) => <SiteWordsForm words={data} />}
      </QueryOutcome>
    </>
  );
}
