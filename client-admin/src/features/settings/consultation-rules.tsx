import { useGetConsultationRules } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../ui/failure-text';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { ConsultationRulesForm } from './consultation-rules-form';

export function ConsultationRules() {
  const t = useTranslations();
  const failureText = useFailureText();
  // A change must be based on the newest version.
  const query = useGetConsultationRules({ query: { refetchOnMount: 'always' } });
  return (
    <QueryOutcome
      query={query}
      pending={<RecordSkeleton />}
      error={(failure, retry) => (
        <OutcomePanel
          title={t('settings.rules.loadFailed')}
          reason={failureText(failure, '')}
          onRetry={retry}
          busy={query.isFetching}
        />
      )}
    >
      {({ data }) => <ConsultationRulesForm rules={data} />}
    </QueryOutcome>
  );
}
