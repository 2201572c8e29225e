import { IconPhone } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { phoneLink, useSiteSettings } from '../../lib/site-settings';
import classes from './site-footer.module.css';

export function CallButton() {
  const t = useTranslations('site');
  const { supportPhone } = useSiteSettings();
  if (!supportPhone) return null;
  return (
    <aside aria-label={t('nav.call')}>
      <a
        className={classes.call}
        href={phoneLink(supportPhone)}
        aria-label={`${t('nav.call')}: ${supportPhone}`}
      >
        <IconPhone size={24} stroke={1.5} aria-hidden />
      </a>
    </aside>
  );
}
