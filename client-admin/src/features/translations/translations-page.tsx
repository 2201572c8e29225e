import { useGetTranslationProgress } from '@consultancy/client-shared/api/generated/translations/translations';
import { useTranslations } from 'use-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { translationPath } from '../../paths';
import {
  FilterSelect,
  ListBody,
  ListHeader,
  ListTable,
  ListTableSkeleton,
  ListToolbar,
  useColumns,
  useRefresh,
} from '../../ui/list-page';
import { STATES, useBoardWords } from './board-words';
import { ExportTranslations } from './export-translations';
import { ImportTranslations } from './import-translations';
import { Progress } from './progress';
import { useTranslationColumns } from './use-translation-columns';
import { KINDS, LANGUAGES, useTranslationList } from './use-translation-list';

/** How far the site's content is translated, and what is left to do. */
export function TranslationsPage() {
  const t = useTranslations();
  const words = useBoardWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { list, query } = useTranslationList();
  const progress = useGetTranslationProgress({ query: { staleTime: 0 } });
  const refresh = useRefresh(query, progress);
  const columns = useColumns('translations', useTranslationColumns());
  const { language, kind, state } = list.filters;
  return (
    <>
      <ListHeader
        title={t('translations.title')}
        action={
          <>
            <ImportTranslations />
            <ExportTranslations filters={list.filters} />
          </>
        }
      />
      <Progress query={progress} />
      <ListToolbar
        list={list}
        searchPlaceholder={t('translations.searchPlaceholder')}
        views="TRANSLATIONS"
        refresh={refresh}
        columns={columns.choice}
      >
        <FilterSelect
          label={t('translations.filters.language')}
          all={t('translations.filters.allLanguages')}
          choices={LANGUAGES.map((value) => ({ value, label: words.language(value) }))}
          value={language}
          onChange={(value) => list.setFilter('language', value)}
        />
        <FilterSelect
          label={t('translations.filters.kind')}
          all={t('translations.filters.allKinds')}
          choices={KINDS.map((value) => ({ value, label: words.kinds(value) }))}
          value={kind}
          onChange={(value) => list.setFilter('kind', value)}
        />
        <FilterSelect
          label={t('translations.filters.state')}
          all={t('translations.filters.needsWork')}
          choices={STATES.map((value) => ({ value, label: t(`shared.status.${value}`) }))}
          value={state}
          onChange={(value) => list.setFilter('state', value)}
        />
      </ListToolbar>
      <ListBody
        query={query}
        list={list}
        pending={<ListTableSkeleton rows={10} />}
        emptyText={list.isFiltered ? t('translations.emptyFiltered') : t('translations.empty')}
        errorTitle={t('translations.loadFailed')}
        hidesSinglePager
      >
        {(rows) => (
          <ListTable
            rows={rows.map((row) => ({ ...row, id: row.recordId }))}
            keyOf={(row) => translationPath(row.kind, row.recordId, row.language)}
            columns={columns.shown}
            list={list}
            onRowClick={(row) =>
              void navigate(translationPath(row.kind, row.recordId, row.language), {
                state: { from: pathname + search },
              })
            }
          />
        )}
      </ListBody>
    </>
  );
}
