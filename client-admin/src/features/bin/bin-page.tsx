import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ListHeader, RecordList } from '../../ui/list-page';
import { useBinColumns } from './use-bin-columns';
import { useBinList } from './use-bin-list';

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
