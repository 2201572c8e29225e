import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './posts-page.module.css';
import { POSTS_PER_PAGE } from './use-post-list';

/** Cards before their posts are there. */
export function PendingPosts() {
  const { t } = useTranslation('shared');
  return (
    <div className={classes.grid} role="status" aria-label={t('loading')}>
      {Array.from({ length: POSTS_PER_PAGE }, (_, index) => (
        <Skeleton key={index} height="24rem" radius="md" />
      ))}
    </div>
  );
}
