import { useLanguage } from '@consultancy/client-shared/i18n';
import { useTypedSearch } from '@consultancy/client-shared/forms/use-typed-search';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathnameIn, paths } from '../../paths';
import { LONGEST_SEARCH, readBlogFilters, withFilters } from './blog-filters';
import classes from './blog-search.module.css';

/** A plain form, so that it searches without scripts too; with them it searches while one types. */
export function BlogSearch() {
  const t = useTranslations('blog');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const pathname = pathnameIn(paths.blog, useLanguage());
  const { search } = readBlogFilters(query);
  const { field, send, sendAfterPause } = useTypedSearch(search, (typed) => {
    const address = { pathname, search: withFilters(query, { search: typed }) };
    void navigate(address, { replace: true, preventScrollReset: true });
  });

  return (
    <form
      role="search"
      action={pathname}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {query.has('category') && <input type="hidden" name="category" value={query.get('category') ?? ''} />}
      <input
        ref={field}
        type="search"
        name="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        maxLength={LONGEST_SEARCH}
        defaultValue={search}
        autoComplete="off"
        enterKeyHint="search"
        className={classes.field}
        onChange={sendAfterPause}
        onBlur={send}
      />
      <button type="submit" aria-label={t('search')} className={classes.button}>
        <IconSearch size={22} stroke={1.5} aria-hidden />
      </button>
    </form>
  );
}
