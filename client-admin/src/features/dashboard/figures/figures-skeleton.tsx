import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './figures.module.css';

/** The boxes of the figures, as high as they will be. */
export function FiguresSkeleton() {
  const t = useTranslations('shared');
  return (
    <div className={classes.panels} role="status" aria-label={t('loading')}>
      <Skeleton height="26rem" data-wide />
      <Skeleton height="22rem" />
      <Skeleton height="22rem" />
      <Skeleton height="26rem" data-wide />
    </div>
  );
}
