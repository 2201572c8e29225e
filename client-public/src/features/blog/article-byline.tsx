import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { useTranslations } from 'use-intl';
import { langOf } from '../../ui/content-language';
import classes from './article-byline.module.css';
import { AuthorAvatar } from './author-avatar';

export function ArticleByline({ post }: { post: PublicPostSummaryDto }) {
  const t = useTranslations('blog');
  const name = post.author.name || t('defaultAuthor');
  return (
    <div className={classes.byline}>
      <AuthorAvatar name={name} avatar={post.author.avatar} />
      <div>
        <p className={classes.name} lang={langOf(post, 'authorName')}>
          {name}
        </p>
        <p className={classes.facts}>
          <DateText value={post.publishedAt} />
          {post.readTime > 0 && ` · ${t('readTime', { minutes: String(post.readTime) })}`}
        </p>
      </div>
    </div>
  );
}
