import type { PostSummaryDto } from '@consultancy/client-shared/api/model';
import { formatDate, formatDateTime } from '@consultancy/client-shared/format';
import { useTranslation } from 'react-i18next';
import { RecordCard, type Selection } from '../../ui/list-page';
import { PostActions } from './post-actions';
import classes from './post-card.module.css';
import { PostPicture } from './post-picture';
import { PostTags } from './post-tags';
import type { OnFailure } from './use-post-deeds';

interface PostCardProps {
  post: PostSummaryDto;
  selection: Selection;
  onFailure: OnFailure;
}

export function PostCard({ post, selection, onFailure }: PostCardProps) {
  const { t } = useTranslation();
  return (
    <RecordCard
      record={post}
      selection={selection}
      picture={<PostPicture path={post.featuredImage} />}
      marks={post.featured && <li>{t('blog.featured')}</li>}
      facts={[
        post.category,
        t('blog.readTime', { minutes: post.readTime }),
        t('blog.by', { author: post.author.name }),
      ]}
      date={
        <time dateTime={post.createdAt} title={formatDateTime(post.createdAt, 'en')}>
          {formatDate(post.createdAt, 'en')}
        </time>
      }
      actions={<PostActions post={post} onFailure={onFailure} />}
    >
      <p className={classes.excerpt}>{post.excerpt}</p>
      <PostTags tags={post.tags} />
    </RecordCard>
  );
}
