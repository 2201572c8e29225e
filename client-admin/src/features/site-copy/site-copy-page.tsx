import { useGetStaffSiteCopy } from '@consultancy/client-shared/api/generated/site-copy/site-copy';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ListHeader } from '../../ui/list-page';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { SiteCopyForm } from './site-copy-form';

export function SiteCopyPage() {
  const t = useTranslations();
  // A change must be based on the newest version.
  const query = useGetStaffSiteCopy({ query: { refetchOnMount: 'always' } });
  return (
    <>
      <ListHeader title={t('siteCopy.title')} />
      <Text maw={704} mb="md" c="dimmed" inherit>
        {t('siteCopy.lead')}
      </Text>
      <QueryOutcome query={query} pending={<RecordSkeleton />} failed={t('siteCopy.loadFailed')}>
        {({ data }) => <SiteCopyForm words={data} />}
      </QueryOutcome>
    </>
  );
}
