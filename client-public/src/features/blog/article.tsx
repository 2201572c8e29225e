import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { Box, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Group } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { ShareRow } from '../../ui/share/share-row';
import { SitePicture } from '../../ui/site-picture';
import { ArticleCrumbs } from './article-crumbs';
import { AuthorAvatar } from './author-avatar';
import { CategoryBadge } from './category-badge';

interface ArticleProps {
  post: PublicPostSummaryDto;
  /** The text, or a message in its place. */
  children: ReactNode;
  /** Before readers see it: it is not passed on. */
  isPreview?: boolean;
}

export function Article({ post, children, isPreview = false }: ArticleProps) {
  return (
    <Container component="article" pt="calc(var(--header-height) + var(--space-3))" pb="section">
      <header>
        <ArticleCrumbs slug={post.slug} />
        <CategoryBadge category={post.category} />
        <Title my="md" className={layout.title} lang={langOf(post, 'title')}>
          {post.title}
        </Title>
        {post.excerpt && (
          <Text c="dimmed" fz="lg" maw="44rem" lang={langOf(post, 'excerpt')}>
            {post.excerpt}
          </Text>
        )}
        <EnglishNote of={post} names={['title', 'excerpt', 'content']} />
        <Group
          justify="space-between"
          gap="var(--space-2) var(--space-4)"
          my="xl"
          py="md"
          className={layout.framed}
        >
          <ArticleByline post={post} />
          {!isPreview && <ShareRow title={post.title} />}
        </Group>
      </header>
      {post.featuredImage && (
        <SitePicture
          key={post.featuredImage}
          path={post.featuredImage}
          picture={pictureAt(post.pictures, post.featuredImage)}
          alt=""
          sizes="(width < 82.5rem) 92vw, 82.5rem"
          priority
          className={layout.tall}
        />
      )}
      <Box mt="head">{children}</Box>
    </Container>
  );
}

function ArticleByline({ post }: { post: PublicPostSummaryDto }) {
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
