import type { ListedPostDto } from '@consultancy/client-shared/api/model';
import { DateText, useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { RecordCard, type Selection } from '../../ui/list-page';
import { PostActions } from './post-actions';
import { PostPicture } from './post-picture';
import { PostTags } from './post-tags';
import type { OnFailure } from './use-post-actions';

interface PostCardProps {
  post: ListedPostDto;
  selection: Selection;
  onFailure: OnFailure;
}

export function PostCard({ post, selection, onFailure }: PostCardProps) {
  const t = useTranslations();
  const reading = useReading();
  return (
    <RecordCard
      record={{ ...post, status: post.publication }}
      selection={selection}
      picture={<PostPicture path={post.featuredImage} />}
      marks={post.featured && <li>{t('blog.featured')}</li>}
      facts={[
        post.category,
        t('blog.readTime', { minutes: String(post.readTime) }),
        t('blog.by', { author: post.author.name }),
      ]}
      date={<DateText value={post.createdAt} title={formatDateTime(post.createdAt, reading)} />}
      actions={<PostActions post={post} onFailure={onFailure} />}
    >
      <Text mih="2lh" fz="sm" lineClamp={2}>
        {post.excerpt}
      </Text>
      <PostTags tags={post.tags} />
    </RecordCard>
  );
}
