import { useLanguage } from '@consultancy/client-shared/i18n';
import { useTranslations } from 'use-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathnameIn, paths } from '../../lib/paths';
import { LONGEST_SEARCH, readBlogFilters, withFilters } from './blog-filters';
import { SearchForm } from '../../ui/search-form';

export function BlogSearch() {
  const t = useTranslations('blog');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const pathname = pathnameIn(paths.blog, useLanguage());
  const { search } = readBlogFilters(query);
  const find = (typed: string) => {
    const address = { pathname, search: withFilters(query, { search: typed }) };
    void navigate(address, { replace: true, preventScrollReset: true });
  };
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
