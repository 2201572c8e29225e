import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { formatDate } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useTranslation } from 'react-i18next';
import classes from './post-facts.module.css';

/** Shown in lists for an article that does not say how long it takes. */
const DEFAULT_READ_MINUTES = 5;

/** Author, date and minutes in one line. */
export function PostFacts({ post }: { post: PublicPostSummaryDto }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <p className={classes.facts}>
      {post.author.name || t('defaultAuthor')}
      {' · '}
      <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, language)}</time>
      {' · '}
      {t('readTime', { minutes: post.readTime || DEFAULT_READ_MINUTES })}
    </p>
  );
}
