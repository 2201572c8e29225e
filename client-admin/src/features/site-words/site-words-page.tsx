import { Text } from '@mantine/core';
import { useGetStaffSiteWords } from '@consultancy/client-shared/api/generated/site-words/site-words';
import { useTranslations } from 'use-intl';
import { ListHeader } from '../../ui/list-page';
import { Outcome } from '../../ui/outcome';
import { SiteWordsForm } from './site-words-form';

export function SiteWordsPage() {
  const t = useTranslations();
  // A change must be based on the newest version.
  const query = useGetStaffSiteWords({ query: { refetchOnMount: 'always' } });
  return (
    <>
      <ListHeader title={t('siteWords.title')} />
      <Text maw={704} mb="md" c="dimmed" inherit>
        {t('siteWords.lead')}
      </Text>
      <Outcome query={query} failed={t('siteWords.loadFailed')}>
        {({ data }) => <SiteWordsForm words={data} />}
      </Outcome>
    </>
  );
}
