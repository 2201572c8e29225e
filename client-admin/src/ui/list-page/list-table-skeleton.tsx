import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './list-table-skeleton.module.css';

/** A table before its rows are there. */
export function ListTableSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('shared');
  return (
    <div className={classes.table} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton height="0.875rem" width="40%" />
          <Skeleton height="0.875rem" width="4rem" />
          <Skeleton height="0.875rem" width="8rem" />
        </div>
      ))}
    </div>
  );
}
