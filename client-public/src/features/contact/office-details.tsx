import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BusinessHours } from './business-hours';
import { CalendarSwitch } from './calendar-switch';
import { phoneLink, useSiteSettings } from '../../site-settings';
import { FirmText } from '../../ui/firm-text';
import classes from './office-details.module.css';

export function OfficeDetails() {
  const t = useTranslations('contact');
  const { supportPhone, secondPhone, contactEmail } = useSiteSettings();
  const phones = secondPhone ? [supportPhone, secondPhone] : [supportPhone];
  return (
    <div className={classes.details}>
      <Detail title={t('office')}>
        <address>
          <FirmText of="address" />
        </address>
      </Detail>
      <Detail title={t('phones')}>
        {phones.map((phone) => (
          <a key={phone} href={phoneLink(phone)}>
            {phone}
          </a>
        ))}
      </Detail>
      <Detail title={t('email')}>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </Detail>
      <Detail title={t('hours.heading')}>
        <BusinessHours />
        <CalendarSwitch className={classes.calendars} />
      </Detail>
    </div>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.detail}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
