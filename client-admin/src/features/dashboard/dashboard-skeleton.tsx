import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './dashboard-page.module.css';

/** The dashboard's boxes, as high as they will be. */
export function DashboardSkeleton() {
  const t = useTranslations('shared');
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
