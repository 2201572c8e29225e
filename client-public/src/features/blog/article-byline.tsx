import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { langOf } from '../../ui/content-language';
import { Group } from '../../ui/layout';
import { AuthorAvatar } from './author-avatar';

export function ArticleByline({ post }: { post: PublicPostSummaryDto }) {
  const t = useTranslations('blog');
  const name = post.author.name || t('defaultAuthor');
  return (
    <Group wrap="nowrap">
      <AuthorAvatar name={name} avatar={post.author.avatar} />
      <div>
        <Text
          fw={600}
          lh="var(--leading-snug)"
          style={{ overflowWrap: 'anywhere' }}
          lang={langOf(post, 'authorName')}
        >
          {name}
        </Text>
        <Text c="dimmed" fz="sm">
          <DateText value={post.publishedAt} />
          {post.readTime > 0 && ` · ${t('readTime', { minutes: String(post.readTime) })}`}
        </Text>
      </div>
    </Group>
  );
}
