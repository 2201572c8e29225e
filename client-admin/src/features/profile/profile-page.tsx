import { Title } from '@mantine/core';
import { useGetProfile } from '@consultancy/client-shared/api/generated/auth/auth';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Crumbs } from '../../ui/crumbs';
import { useFailureText } from '../../ui/failure-text';
import { usePageTitle } from '../../ui/page-title';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { ProfileForm } from './profile-form';

/** One's own account. */
export function ProfilePage() {
  const t = useTranslations();
  const failureText = useFailureText();
  // The session has asked before; a change must be based on what is stored now.
  const query = useGetProfile({ query: { refetchOnMount: 'always' } });
  usePageTitle(t('profile.title'));
  return (
    <>
      <Crumbs way={[{ to: paths.dashboard, label: t('sections.dashboard') }]} here={t('profile.title')} />
      <Title order={1} mb="md">
        {t('profile.title')}
      </Title>
      <QueryOutcome
        query={query}
        pending={<RecordSkeleton />}
        error={(failure, retry) => (
          <OutcomePanel
            title={t('profile.loadFailed')}
            reason={failureText(failure, '')}
            onRetry={retry}
            busy={query.isFetching}
          />
        )}
      >
        {({ data }) => <ProfileForm user={data} />}
      </QueryOutcome>
    </>
  );
}
