import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { isPlainClick } from '@consultancy/client-shared/ui';
import { Box, Container, Text, Title } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Breadcrumb } from '../../ui/breadcrumb';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Group } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { ShareRow } from '../../ui/share/share-row';
import { SitePicture } from '../../ui/site-picture';
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

/** The breadcrumbs of an article, with a link back to the list it was found in. */
function ArticleCrumbs({ slug }: { slug: string }) {
  const t = useTranslations('blog');
  const tSite = useTranslations('site');
  const backToList = useBackToList();
  return (
    <Group justify="space-between" gap="0 var(--space-4)" mb="xl" className={layout.screen}>
      <Breadcrumb
        label={t('article.crumbs')}
        steps={[
          { name: tSite('nav.blog'), path: paths.blog },
          { name: t('article.crumb'), path: paths.article(slug) },
        ]}
      />
      <ArrowLink {...backToList} back>
        {t('article.backToBlog')}
      </ArrowLink>
    </Group>
  );
}

/** What the history knows of the list that the article was found in. */
interface FoundInList {
  fromBlog?: { language: Language; search: string } | false;
}

/** Leads back to the list as it was filtered, in the current language. */
function useBackToList() {
  const navigate = useNavigate();
  const language = useLanguage();
  const { fromBlog } = (useLocation().state ?? {}) as FoundInList;
  const goBack = (event: MouseEvent) => {
    // Going back would lead to the language of before.
    if (!fromBlog || fromBlog.language !== language || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return { to: paths.blog + (fromBlog ? fromBlog.search : ''), onClick: goBack };
}
