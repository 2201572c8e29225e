import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useListBin } from '@consultancy/client-shared/api/generated/bin/bin';
import { BinKind } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { ListHeader, RecordList, useListState } from '../../ui/list-page';
import { useBinColumns } from './use-bin-columns';

const ENTRIES_PER_PAGE = 20;

/** What lies in the bin, deleted last first; never from the cache alone, as each deletion adds to it. */
function useBinList() {
  const list = useListState({ entity: Object.values(BinKind) });
  const query = useListBin(
    { page: list.page, limit: ENTRIES_PER_PAGE, ...list.wanted },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}

/** What was deleted lately, and the way back. */
export function BinPage() {
  const t = useTranslations();
  const { list, query } = useBinList();
  return (
    <>
      <ListHeader title={t('bin.title')} />
      <Text mb="md" c="dimmed" inherit>
        {t('bin.lead')}
      </Text>
      <RecordList
        list={list}
        query={query}
        views="BIN"
        filters={{
          entity: [t('bin.entityFilter'), t('bin.allEntities'), (value) => t(`bin.entities.${value}`)],
        }}
        columns={useBinColumns()}
        emptyText={list.isFiltered ? t('bin.noneOfKind') : t('bin.empty')}
        emptyHint={list.isFiltered ? undefined : t('bin.emptyHint')}
        errorTitle={t('bin.loadFailed')}
        hidesSinglePager
        keyOf={({ entity, id }) => `${entity} ${id}`}
      />
    </>
  );
}
