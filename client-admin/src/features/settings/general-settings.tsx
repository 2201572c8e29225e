import { useGetStaffSettings } from '@consultancy/client-shared/api/generated/settings/settings';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../ui/failure-text';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { SettingsForm } from './settings-form';

export function GeneralSettings() {
  const t = useTranslations();
  const failureText = useFailureText();
  // A change must be based on the newest version.
  const query = useGetStaffSettings({ query: { refetchOnMount: 'always' } });
  return (
    <QueryOutcome
      query={query}
      pending={<RecordSkeleton />}
      error={(failure, retry) => (
        <OutcomePanel
          title={t('settings.loadFailed')}
          reason={failureText(failure, '')}
          onRetry={retry}
          busy={query.isFetching}
        />
      )}
    >
      {({ data }) => <SettingsForm settings={data} />}
    </QueryOutcome>
  );
}
