import { Container, Text, Title } from '@mantine/core';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'react-router-dom';
import { Columns } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { usePagedList } from '../../ui/paging';
import { ShowMore } from '../../ui/show-more';
import { Spinner } from '../../ui/spinner';
import { arrangePosts, findCategories } from './arrange-posts';
import { ArrangedPosts } from './arranged-posts';
import { readBlogFilters } from './blog-filters';
import { postsQuery } from './posts-query';
import { BlogSearch } from './blog-search';
import { CategoryChips } from './category-chips';

/** `/blog`: the newest articles, narrowed by what the address names. */
export function BlogPage() {
  const t = useTranslations('blog');
  const [query] = useSearchParams();
  const language = useLanguage();
  const filters = readBlogFilters(query);
  // The categories come from all articles: those of the filtered ones would vanish with the filter.
  const all = useQuery({ ...postsQuery(language), select: ({ data }) => data.data });
  const found = usePagedList((page) => postsQuery(language, filters, page));
  const isFiltered = filters.category !== '' || filters.search !== '';

  return (
    <Container pt="page" pb="section">
      <Title mb="md">{t('title')}</Title>
      <Columns parts="2fr 1fr" gap="var(--space-3) var(--grid-gap)" align="end" mb="xl">
        <Text c="dimmed" fz="lg" maw="40rem">
          {t('intro')}
        </Text>
        <BlogSearch />
      </Columns>
      <CategoryChips
        categories={findCategories([...(all.data ?? []), ...(found.data ?? [])], filters.category)}
      />
      <Text c="dimmed" fz="sm" mih="2xl" pt="md" pb="xs" role="status">
        {isFiltered && found.data && !found.isPlaceholderData && t('found', { count: found.total })}
      </Text>
      <div aria-busy={found.isPlaceholderData} className={layout.results}>
        <QueryOutcome
          query={found}
          pending={<Spinner label={t('loading')} />}
          error={(failure, retry) => <OutcomePanel title={t('failed')} failure={failure} onRetry={retry} />}
        >
          {(posts) => <ArrangedPosts {...arrangePosts(posts)} isFiltered={isFiltered} />}
        </QueryOutcome>
        {!found.isPlaceholderData && <ShowMore list={found} />}
      </div>
    </Container>
  );
}
