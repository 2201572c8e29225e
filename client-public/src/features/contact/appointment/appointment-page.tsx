import { useTranslations } from 'use-intl';
import { useLinkToken } from '../../../ui/mail-link/use-link-token';
import { PageColumn } from '../../../ui/page-column';
import { Appointment } from './appointment';
import { LostLink } from './lost-link';

/** Where the links in mails about a consultation lead: its client sees it, moves it or cancels it. */
export function AppointmentPage() {
  const t = useTranslations('contact');
  const token = useLinkToken();
  return (
    <PageColumn title={t('own.title')} text={t('own.subtitle')}>
      {token === null && <LostLink reason={t('own.lost.cut')} />}
      {token && <Appointment key={token} token={token} />}
    </PageColumn>
  );
}
