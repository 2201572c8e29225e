import { useTranslations } from 'use-intl';
import { PageColumn } from '../../ui/page-column';
import { ConsultationForm } from './consultation-form';
import classes from './consultation-page.module.css';
import { OfficeDetails } from './office-details';

export function ConsultationPage() {
  const t = useTranslations('contact');
  return (
    <PageColumn title={t('consultation.title')} text={t('consultation.subtitle')}>
      <div className={classes.columns}>
        <ConsultationForm />
        <OfficeDetails />
      </div>
    </PageColumn>
  );
}
