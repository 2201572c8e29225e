import { Box, Container } from '@mantine/core';
import { ApiError } from '@consultancy/client-shared/api';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useAddressOfNow } from '../../ui/address-of-now';
import { langOf } from '../../ui/content-language';
import { Spinner } from '../../ui/spinner';
import { Article } from './article';
import { ArticleMissing } from './article-missing';
import { ArticleText } from './article-text';
import { articleQuery } from './blog-queries';
import { MoreArticles } from './more-articles';
import { useKnownPost } from './use-known-post';

/** `/blog/{slug}`: one article. What a list knows of it already is shown while its text is on the way. */
export function ArticlePage() {
  const t = useTranslations('blog');
  const tShared = useTranslations('shared');
  const { slug = '' } = useParams();
  const language = useLanguage();
  const query = useQuery({ ...articleQuery(language, slug), select: ({ data }) => data });
  useAddressOfNow(query.data, paths.article);
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
              <OutcomePanel
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
