import { useListTranslations } from '@consultancy/client-shared/api/generated/translations/translations';
import {
  TranslatedLanguage,
  TranslatableKind,
  TranslationSort,
  type TranslationSummaryPageEnvelope,
} from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';
import { OPEN_STATES, STATES } from './board-words';

const RECORDS_PER_PAGE = 20;

export const LANGUAGES = Object.values(TranslatedLanguage);

const { title, updatedAt } = TranslationSort;

/** A record goes by the number that it has among those of its kind. */
const withIds = (answer: TranslationSummaryPageEnvelope) => ({
  ...answer,
  data: { ...answer.data, data: answer.data.data.map((row) => ({ ...row, id: row.recordId })) },
});

/** What the address names; without a state what needs work. Never from the cache alone: any saved English changes it. */
export function useTranslationList() {
  const list = useListState(
    { language: LANGUAGES, kind: Object.values(TranslatableKind), state: STATES },
    { sort: { columns: [title, updatedAt], start: { by: title, order: 'asc' } } },
  );
  const { state, ...filters } = list.wanted;
  const query = useListTranslations(
    {
      page: list.page,
      limit: RECORDS_PER_PAGE,
      sortBy: list.sort.by,
      sortOrder: list.sort.order,
      state: state ? [state] : OPEN_STATES,
      ...filters,
    },
    { query: { placeholderData: keepPreviousData, staleTime: 0, select: withIds } },
  );
  return { list, query };
}
