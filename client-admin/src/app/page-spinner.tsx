import { Center, Loader } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './page-spinner.module.css';

/** The whole page while the session is checked; shows itself only when that takes a moment. */
export function PageSpinner() {
  const t = useTranslations();
  return (
    <Center mih="100dvh" className={classes.page} role="status">
      <Loader size="1.75rem" aria-hidden />
      <span className="visually-hidden">{t('layout.checkingSession')}</span>
    </Center>
  );
}
