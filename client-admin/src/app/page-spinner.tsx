import { useTranslation } from 'react-i18next';
import classes from './page-spinner.module.css';

/** The whole page while the session is checked; shows itself only when that takes a moment. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status">
      <span className={classes.ring} />
      <span className="visually-hidden">{t('layout.checkingSession')}</span>
    </div>
  );
}
