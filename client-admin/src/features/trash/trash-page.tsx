import { useListTrash } from '@consultancy/client-shared/api/generated/trash/trash';
import { TrashKind } from '@consultancy/client-shared/api/model';
import { Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ListHeader, RecordList, useListState } from '../../ui/list-page';
import { useKindWords } from '../../ui/record-kinds';
import { useTrashColumns } from './use-trash-columns';

const ENTRIES_PER_PAGE = 20;

/** What is in the trash, deleted last first; never from the cache alone, as each deletion adds to it. */
function useTrashList() {
  const list = useListState({ entity: Object.values(TrashKind) });
  const query = useListTrash(
    { page: list.page, limit: ENTRIES_PER_PAGE, ...list.wanted },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}

/** What was deleted lately, and the way back. */
export function TrashPage() {
  const t = useTranslations();
  const kindWords = useKindWords();
  const { list, query } = useTrashList();
  return (
    <>
      <ListHeader title={t('trash.title')} />
      <Text mb="md" c="dimmed" inherit>
        {t('trash.lead')}
      </Text>
      <RecordList
        list={list}
        query={query}
        views="TRASH"
        filters={{
          entity: [t('trash.entityFilter'), t('trash.allEntities'), kindWords.many],
        }}
        columns={useTrashColumns()}
        emptyText={list.isFiltered ? t('trash.noneOfKind') : t('trash.empty')}
        emptyHint={list.isFiltered ? undefined : t('trash.emptyHint')}
        errorTitle={t('trash.loadFailed')}
        hidesSinglePager
        keyOf={({ entity, id }) => `${entity} ${id}`}
      />
    </>
  );
}
