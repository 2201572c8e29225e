import { useNavigation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import classes from './navigation-progress.module.css';

/** A line at the top while the next page's code is on its way; quick changes never show it. */
export function NavigationProgress() {
  const t = useTranslations();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.line} role="progressbar" aria-label={t('layout.loadingPage')} />;
}
