import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { langOf } from '../../ui/content-language';

/** Shown in lists for an article that does not say how long it takes. */
const DEFAULT_READ_MINUTES = 5;

/** Author, date and minutes in one line. */
export function PostFacts({ post }: { post: PublicPostSummaryDto }) {
  const t = useTranslations('blog');
  return (
    <Text c="dimmed" fz="sm">
      <span lang={langOf(post, 'authorName')}>{post.author.name || t('defaultAuthor')}</span>
      {' · '}
      <DateText value={post.publishedAt} />
      {' · '}
      {t('readTime', { minutes: String(post.readTime || DEFAULT_READ_MINUTES) })}
    </Text>
  );
}
