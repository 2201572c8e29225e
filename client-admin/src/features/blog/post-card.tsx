import type { PostSummaryDto } from '@consultancy/client-shared/api/model';
import { formatDate, formatDateTime } from '@consultancy/client-shared/format';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../ui/list-page';
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
  const facts = [
    post.category,
    t('blog.readTime', { minutes: post.readTime }),
    t('blog.by', { author: post.author.name }),
  ];
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <PostPicture path={post.featuredImage} />
        {post.featured && <p className={classes.featured}>{t('blog.featured')}</p>}
        <Checkbox
          className={classes.choice}
          checked={selection.has(post.id)}
          onChange={() => selection.toggle(post.id)}
          aria-label={t('list.select', { name: post.title })}
        />
      </div>
      <div className={classes.text}>
        <div className={classes.head}>
          <h2 className={classes.title} title={post.title}>
            {post.title}
          </h2>
          <StatusBadge status={post.status} />
        </div>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        <p className={classes.excerpt}>{post.excerpt}</p>
        <PostTags tags={post.tags} />
      </div>
      <footer className={classes.foot}>
        <time className={classes.date} dateTime={post.createdAt} title={formatDateTime(post.createdAt, 'en')}>
          {formatDate(post.createdAt, 'en')}
        </time>
        <PostActions post={post} onFailure={onFailure} />
      </footer>
    </article>
  );
}
