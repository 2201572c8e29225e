import { useGetTranslationProgress } from '@consultancy/client-shared/api/generated/translations/translations';
import type { TranslationSummaryDto } from '@consultancy/client-shared/api/model';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { translationPath } from '../../record-paths';
import { ListHeader, RecordList } from '../../ui/list-page';
import { useKindWords } from '../../ui/record-kinds';
import { useLanguageName } from './board-words';
import { Progress } from './progress';
import { useTranslationColumns } from './use-translation-columns';
import { useTranslationList } from './use-translation-list';

const addressOf = ({ kind, recordId, language }: TranslationSummaryDto) =>
  translationPath(kind, recordId, language);

/** How far the site's content is translated, and what is left to do. */
export function TranslationsPage() {
  const t = useTranslations();
  const languageName = useLanguageName();
  const kindWords = useKindWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { list, query } = useTranslationList();
  const progress = useGetTranslationProgress({ query: { staleTime: 0 } });
  return (
    <>
      <ListHeader title={t('translations.title')} />
      <Progress query={progress} />
      <RecordList
        list={list}
        query={query}
        also={[progress]}
        views="TRANSLATIONS"
        searchPlaceholder={t('translations.searchPlaceholder')}
        filters={{
          language: [
            t('translations.filters.language'),
            t('translations.filters.allLanguages'),
            languageName,
          ],
          kind: [t('translations.filters.kind'), t('translations.filters.allKinds'), kindWords.many],
          state: [
            t('translations.filters.state'),
            t('translations.filters.needsWork'),
            (value) => t(`shared.status.${value}`),
          ],
        }}
        columns={useTranslationColumns()}
        emptyText={list.isFiltered ? t('translations.emptyFiltered') : t('translations.empty')}
        errorTitle={t('translations.loadFailed')}
        hidesSinglePager
        keyOf={addressOf}
        onRowClick={(row) => void navigate(addressOf(row), { state: { from: pathname + search } })}
      />
    </>
  );
}
