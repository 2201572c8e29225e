import { useGetStaffSiteCopy } from '@consultancy/client-shared/api/generated/site-copy/site-copy';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ListHeader } from '../../ui/list-page';
import { Outcome } from '../../ui/outcome';
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
      <Outcome query={query} failed={t('siteCopy.loadFailed')}>
        {({ data }) => <SiteCopyForm words={data} />}
      </Outcome>
    </>
  );
}
