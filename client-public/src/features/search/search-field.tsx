import { useTypedSearch } from '@consultancy/client-shared/forms/use-typed-search';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useNavigate } from 'react-router-dom';
import { pathnameIn, paths } from '../../paths';
import classes from './search-field.module.css';
import { LONGEST_SEARCH } from './search-query';

/** A plain form, so that it searches without scripts too; with them it searches while one types. */
export function SearchField({ wanted }: { wanted: string }) {
  const t = useTranslations('search');
  const navigate = useNavigate();
  const pathname = pathnameIn(paths.search, useLanguage());
  const { field, send, sendAfterPause } = useTypedSearch(wanted, (q) => {
    const search = q === '' ? '' : `?${new URLSearchParams({ q })}`;
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
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
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={t('label')}
        placeholder={t('label')}
        maxLength={LONGEST_SEARCH}
        defaultValue={wanted}
        autoComplete="off"
        autoFocus={wanted === ''}
        data-first-focus
        enterKeyHint="search"
        className={classes.field}
        onChange={sendAfterPause}
      />
      <button type="submit" aria-label={t('submit')} className={classes.button}>
        <IconSearch size={24} stroke={1.5} aria-hidden />
      </button>
    </form>
  );
}
