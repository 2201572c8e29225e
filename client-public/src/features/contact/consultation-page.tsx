import { useTranslations } from 'use-intl';
import { Columns } from '../../ui/layout';
import { PageColumn } from '../../ui/page-column';
import { ConsultationForm } from './consultation-form';
import { OfficeDetails } from './office-details';

export function ConsultationPage() {
  const t = useTranslations('contact');
  return (
    <PageColumn title={t('consultation.title')} text={t('consultation.subtitle')}>
      <Columns parts="minmax(0, 7fr) minmax(0, 4fr)" gap="var(--space-8)">
        <ConsultationForm />
        <OfficeDetails />
      </Columns>
    </PageColumn>
  );
}
