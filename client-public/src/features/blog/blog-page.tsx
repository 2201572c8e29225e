import { useLanguage } from '@consultancy/client-shared/i18n';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Container, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { pathnameIn, paths } from '../../lib/paths';
import classes from '../../ui/chip.module.css';
import { Columns, Group } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import { usePagedList } from '../../ui/paging';
import { useCategoryLabel } from '../../ui/post-category';
import { SearchForm } from '../../ui/search-form';
import { ShowMore } from '../../ui/show-more';
import { Spinner } from '../../ui/spinner';
import { useReplaceSearch } from '../../ui/use-replace-search';
import { arrangePosts, findCategories } from './arrange-posts';
import { ArrangedPosts } from './arranged-posts';
import { LONGEST_SEARCH, readBlogFilters, withFilters } from './blog-filters';
import { postsPage, useAllPosts } from './posts-query';

/** `/blog`: the newest articles, narrowed by what the address names. */
export function BlogPage() {
  const t = useTranslations('blog');
  const [query] = useSearchParams();
  const language = useLanguage();
  const filters = readBlogFilters(query);
  // The categories come from all articles: those of the filtered ones would vanish with the filter.
  const all = useAllPosts();
  const found = usePagedList((page) => postsPage(language, filters, page));
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
        categories={findCategories([...(all.data?.data.data ?? []), ...(found.data ?? [])], filters.category)}
      />
      <Text c="dimmed" fz="sm" mih="2xl" pt="md" pb="xs" role="status">
        {isFiltered && found.data && !found.isPlaceholderData && t('found', { count: found.total })}
      </Text>
      <div aria-busy={found.isPlaceholderData} className={layout.results}>
        <QueryOutcome query={found} pending={<Spinner label={t('loading')} />} failed={t('failed')}>
          {(posts) => <ArrangedPosts {...arrangePosts(posts)} isFiltered={isFiltered} />}
        </QueryOutcome>
        {!found.isPlaceholderData && <ShowMore list={found} />}
      </div>
    </Container>
  );
}

function BlogSearch() {
  const t = useTranslations('blog');
  const [query] = useSearchParams();
  const replaceSearch = useReplaceSearch();
  const pathname = pathnameIn(paths.blog, useLanguage());
  const { search } = readBlogFilters(query);
  const find = (typed: string) => replaceSearch(withFilters(query, { search: typed }));
  return (
    <SearchForm
      action={pathname}
      name="search"
      value={search}
      label={t('searchLabel')}
      submitLabel={t('search')}
      size="base"
      maxLength={LONGEST_SEARCH}
      searchOnBlur
      onSearch={find}
    >
      {query.has('category') && <input type="hidden" name="category" value={query.get('category') ?? ''} />}
    </SearchForm>
  );
}

/** Links, so that a category can be shared, opened in a new tab and used without scripts. */
function CategoryChips({ categories }: { categories: string[] }) {
  const t = useTranslations('blog');
  const label = useCategoryLabel();
  const [query] = useSearchParams();
  const chosen = readBlogFilters(query).category;
  return (
    <nav aria-label={t('categoriesLabel')}>
      <Group component="ul" gap="xs" className={layout.strip}>
        {['', ...categories].map((category) => (
          <li key={category}>
            <Link
              to={{ search: withFilters(query, { category }) }}
              className={classes.chip}
              aria-current={category === chosen || undefined}
              replace
              preventScrollReset
            >
              {category ? label(category) : t('all')}
            </Link>
          </li>
        ))}
      </Group>
    </nav>
  );
}
