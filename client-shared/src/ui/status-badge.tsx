import { useTranslation } from 'react-i18next';
import classes from './status-badge.module.css';
import { findStatus, statusTone } from './statuses';

/** A status in its label and its colour; an unknown one shows its own name in grey. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('shared');
  const known = findStatus(status);
  return (
    <span className={classes.badge} data-tone={statusTone(status)}>
      {known ? t(`status.${known}`) : status}
    </span>
  );
}
