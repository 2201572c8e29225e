import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './record-skeleton.module.css';

/** A record's page before the record is there: its title and two sections. */
export function RecordSkeleton() {
  const t = useTranslations('shared');
  return (
    <div className={classes.page} role="status" aria-label={t('loading')}>
      <Skeleton height="1rem" width="8rem" />
      <Skeleton height="1.75rem" width="16rem" maw="80%" />
      <Skeleton height="18rem" />
      <Skeleton height="12rem" />
    </div>
  );
}
