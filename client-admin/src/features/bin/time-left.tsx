import { formatDateTime } from '@consultancy/client-shared/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './bin-page.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a record can still be restored. @param expiresAt null where it stays as long as others need it */
export function TimeLeft({ expiresAt }: { expiresAt: string | null }) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  if (expiresAt === null) {
    return (
      <>
        {t('bin.kept')}
        <span className={classes.because}>{t('bin.keptBecause')}</span>
      </>
    );
  }
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS);
  return (
    <time className={classes.left} dateTime={expiresAt} title={formatDateTime(expiresAt, 'en')}>
      {days > 0 ? t('bin.daysLeft', { count: days }) : t('bin.expired')}
    </time>
  );
}
