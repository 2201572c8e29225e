import { useTranslations } from 'use-intl';
import { MailLinkPage } from '../../../ui/mail-link/mail-link-page';
import { Appointment } from './appointment';
import { LostLink } from './lost-link';

/** Where the links in mails about a consultation lead: its client sees it, moves it or cancels it. */
export function AppointmentPage() {
  const t = useTranslations('contact');
  return (
    <MailLinkPage
      title={t('own.title')}
      text={t('own.subtitle')}
      cut={<LostLink reason={t('own.lost.cut')} />}
    >
      {(token) => token && <Appointment key={token} token={token} />}
    </MailLinkPage>
  );
}
