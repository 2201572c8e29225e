import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { useTranslations } from 'use-intl';
import { langOf } from '../../ui/content-language';
import classes from './post-facts.module.css';

/** Shown in lists for an article that does not say how long it takes. */
const DEFAULT_READ_MINUTES = 5;

/** Author, date and minutes in one line. */
export function PostFacts({ post }: { post: PublicPostSummaryDto }) {
  const t = useTranslations('blog');
  return (
    <p className={classes.facts}>
      <span lang={langOf(post, 'authorName')}>{post.author.name || t('defaultAuthor')}</span>
      {' · '}
      <DateText value={post.publishedAt} />
      {' · '}
      {t('readTime', { minutes: String(post.readTime || DEFAULT_READ_MINUTES) })}
    </p>
  );
}
