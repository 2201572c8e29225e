import { useLanguage } from '@consultancy/client-shared/i18n';
import { useTranslations } from 'use-intl';
import { useNavigate } from 'react-router-dom';
import { pathnameIn, paths } from '../../lib/paths';
import { SearchForm } from '../../ui/search-form';
import { LONGEST_SEARCH } from './search-query';

export function SearchField({ wanted }: { wanted: string }) {
  const t = useTranslations('search');
  const navigate = useNavigate();
  const pathname = pathnameIn(paths.search, useLanguage());
  const search = (q: string) => {
    const requested = q === '' ? '' : `?${new URLSearchParams({ q })}`;
    void navigate({ pathname, search: requested }, { replace: true, preventScrollReset: true });
  };
  return (
    <SearchForm
      action={pathname}
      name="q"
      value={wanted}
      label={t('label')}
      submitLabel={t('submit')}
      size="xl"
      maxLength={LONGEST_SEARCH}
      autoFocus={wanted === ''}
      data-first-focus
      onSearch={search}
    />
  );
}
