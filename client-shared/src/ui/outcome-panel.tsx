import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ApiError } from '../api/api-error';
import classes from './outcome-panel.module.css';

interface OutcomePanelProps {
  /** Words of the screen; without them the failure speaks for itself. */
  title?: string;
  failure?: unknown;
  /** Instead of the failure's own words. */
  reason?: string;
  onRetry?: () => void;
  busy?: boolean;
}

/** What failed, why as far as it is known, and the way out. */
export function OutcomePanel({ title, failure, reason, onRetry, busy = false }: OutcomePanelProps) {
  const t = useTranslations('shared');
  const isOffline = failure instanceof ApiError && failure.code === 'NETWORK_ERROR';
  const ownWords = isOffline ? t('offline') : failure instanceof ApiError ? failure.message : undefined;
  const why = reason ?? ownWords;
  return (
    <div className={classes.panel} role="alert">
      <p className={classes.title}>{title ?? t('somethingWrong')}</p>
      {why && <p className={classes.reason}>{why}</p>}
      {onRetry && (
        <Button variant="outline" size="sm" mt="xs" loading={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
