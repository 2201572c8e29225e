import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { formatDate } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useTranslation } from 'react-i18next';
import classes from './article-byline.module.css';
import { AuthorAvatar } from './author-avatar';

export function ArticleByline({ post }: { post: PublicPostSummaryDto }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const name = post.author.name || t('defaultAuthor');
  return (
    <div className={classes.byline}>
      <AuthorAvatar name={name} avatar={post.author.avatar} />
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, language)}</time>
          {post.readTime > 0 && ` · ${t('readTime', { minutes: post.readTime })}`}
        </p>
      </div>
    </div>
  );
}
