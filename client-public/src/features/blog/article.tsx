import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { pictureAt } from '@consultancy/client-shared/api';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import { EnglishNote, langOf } from '../../ui/content-language';
import classes from './article.module.css';
import { ArticleByline } from './article-byline';
import { ArticleCrumbs } from './article-crumbs';
import { CategoryBadge } from './category-badge';
import { ShareRow } from '../../ui/share/share-row';

interface ArticleProps {
  post: PublicPostSummaryDto;
  /** The text, or what stands in its place. */
  children: ReactNode;
  /** Before readers see it: it is not passed on. */
  isPreview?: boolean;
}

export function Article({ post, children, isPreview = false }: ArticleProps) {
  return (
    <Container component="article" className={classes.article}>
      <header>
        <ArticleCrumbs slug={post.slug} />
        <CategoryBadge category={post.category} />
        <h1 className={classes.title} lang={langOf(post, 'title')}>
          {post.title}
        </h1>
        {post.excerpt && (
          <p className={classes.lead} lang={langOf(post, 'excerpt')}>
            {post.excerpt}
          </p>
        )}
        <EnglishNote of={post} names={['title', 'excerpt', 'content']} />
        <div className={classes.bar}>
          <ArticleByline post={post} />
          {!isPreview && <ShareRow title={post.title} />}
        </div>
      </header>
      {post.featuredImage && (
        <ResponsiveImage
          key={post.featuredImage}
          path={post.featuredImage}
          picture={pictureAt(post.pictures, post.featuredImage)}
          alt=""
          sizes="(width < 82.5rem) 92vw, 82.5rem"
          priority
          className={classes.picture}
        />
      )}
      {children}
    </Container>
  );
}
