import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
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
import { useBinColumns } from './use-bin-columns';
import { ENTITIES, useBinList } from './use-bin-list';

/** What was deleted lately, and the way back. */
export function BinPage() {
  const t = useTranslations();
  const { list, query } = useBinList();
  const refresh = useRefresh(query);
  const columns = useColumns('bin', useBinColumns());
  return (
    <>
      <ListHeader title={t('bin.title')} />
      <Text mb="md" c="dimmed" inherit>
        {t('bin.lead')}
      </Text>
      <ListToolbar list={list} views="BIN" refresh={refresh} columns={columns.choice}>
        <FilterSelect
          label={t('bin.entityFilter')}
          all={t('bin.allEntities')}
          choices={ENTITIES.map((value) => ({ value, label: t(`bin.entities.${value}`) }))}
          value={list.filters.entity}
          onChange={(entity) => list.setFilter('entity', entity)}
        />
      </ListToolbar>
      <ListBody
        query={query}
        list={list}
        pending={<ListTableSkeleton rows={10} />}
        emptyText={list.isFiltered ? t('bin.noneOfKind') : t('bin.empty')}
        emptyHint={list.isFiltered ? undefined : t('bin.emptyHint')}
        errorTitle={t('bin.loadFailed')}
        hidesSinglePager
      >
        {(entries) => (
          <ListTable rows={entries} columns={columns.shown} keyOf={({ entity, id }) => `${entity} ${id}`} />
        )}
      </ListBody>
    </>
  );
}
