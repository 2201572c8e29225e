import { useGetProfile } from '@consultancy/client-shared/api/generated/auth/auth';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { usePageTitle } from '../../ui/page-title';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { ProfileForm } from './profile-form';

/** One's own account. */
export function ProfilePage() {
  const t = useTranslations();
  // The session has asked before; a change must be based on what is stored now.
  const query = useGetProfile({ query: { refetchOnMount: 'always' } });
  usePageTitle(t('profile.title'));
  return (
    <>
      <Breadcrumbs
        trail={[{ to: paths.dashboard, label: t('sections.dashboard') }]}
        current={t('profile.title')}
      />
      <Title order={1} mb="md">
        {t('profile.title')}
      </Title>
      <QueryOutcome query={query} pending={<RecordSkeleton />} failed={t('profile.loadFailed')}>
        {({ data }) => <ProfileForm user={data} />}
      </QueryOutcome>
    </>
  );
}
