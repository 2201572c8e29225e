import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './dashboard-page.module.css';

/** The dashboard's boxes, as high as they will be. */
export function DashboardSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <div className={classes.page} role="status" aria-label={t('loading')}>
      <Skeleton className={classes.pendingFigures} />
      <Skeleton height="4.5rem" />
      <div className={classes.columns}>
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
