import { ApiError } from '@consultancy/client-shared/api';
import { getListPublicPostsQueryKey } from '@consultancy/client-shared/api/generated/blog/blog';
import type {
  PublicPostSummaryDto,
  PublicPostSummaryPageEnvelope,
} from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary, ErrorPanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Button, Container } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { ArticleText } from '../../ui/article-text';
import { useCanonicalSlug } from '../../ui/canonical-slug';
import { langOf } from '../../ui/content-language';
import { SimpleGrid } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import { PageMessage } from '../../ui/page-message';
import { SectionHeading } from '../../ui/section-heading';
import { Spinner } from '../../ui/spinner';
import { Article } from './article';
import { readPosts, useArticle, useNewestPosts } from './blog-queries';
import { PostCard } from './post-card';

/** `/blog/{slug}`: one article. What a list knows of it already is shown while its text is on the way. */
export function ArticlePage() {
  const t = useTranslations('blog');
  const tShared = useTranslations('shared');
  const { slug = '' } = useParams();
  const query = useArticle(slug);
  useCanonicalSlug(query.data, paths.article);
  const known = useKnownPost(slug);
  const loading = <Spinner label={tShared('loading')} />;
  return (
    <>
      <QueryOutcome
        query={query}
        pending={
          known ? (
            <Article post={known}>{loading}</Article>
          ) : (
            <Box mih="80svh" pt="page">
              {loading}
            </Box>
          )
        }
        error={(failure, retry) =>
          failure instanceof ApiError && failure.status === 404 ? (
            <ArticleMissing />
          ) : (
            <Container mih="80svh" pt="page">
              <ErrorPanel
                title={t('article.failed')}
                failure={failure}
                onRetry={retry}
                busy={query.isFetching}
              />
            </Container>
          )
        }
      >
        {(post) => (
          <Article post={post}>
            <div lang={langOf(post, 'content')}>
              <ArticleText html={post.contentHtml} />
            </div>
          </Article>
        )}
      </QueryOutcome>
      <MoreArticles except={slug} />
    </>
  );
}

function ArticleMissing() {
  const t = useTranslations('blog');
  return (
    <PageMessage mark="404" title={t('article.missingTitle')} text={t('empty')}>
      <Button component={Link} to={paths.blog}>
        {t('article.backToBlog')}
      </Button>
    </PageMessage>
  );
}

/** What any list that was loaded knows of an article: everything but its text. */
function useKnownPost(slug: string): PublicPostSummaryDto | undefined {
  const language = useLanguage();
  const lists = useQueryClient().getQueriesData<PublicPostSummaryPageEnvelope>({
    queryKey: getListPublicPostsQueryKey(),
    // An article's own query begins with the same words, followed by its name.
    predicate: ({ queryKey }) => typeof queryKey.at(-2) === 'object' && queryKey.at(-1) === language,
  });
  for (const [, list] of lists) {
    const known = list && readPosts.select(list).data.data.find((post) => post.slug === slug);
    if (known) return known;
  }
  return undefined;
}

const MOST = 3;

/** The newest other articles. An extra: where they cannot be had, nothing is missing. */
function MoreArticles({ except }: { except: string }) {
  const t = useTranslations('blog');
  const { data } = useNewestPosts();
  const others = (data?.data.data ?? []).filter(({ slug }) => slug !== except).slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <Box
      component="section"
      py="section"
      bg="var(--stone)"
      className={layout.screen}
      aria-labelledby="more-articles"
    >
      <Container>
        <SectionHeading
          id="more-articles"
          title={t('moreHeading')}
          link={<ArrowLink to={paths.blog}>{t('allHeading')}</ArrowLink>}
        />
        <SimpleGrid component="ul" cols={{ base: 1, md: 3 }}>
          {others.map((post) => (
            <CardBoundary key={post.id} of={post}>
              <li>
                <PostCard post={post} size="small" />
              </li>
            </CardBoundary>
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  );
}
