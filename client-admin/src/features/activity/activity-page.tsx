import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Crumbs } from '../../ui/crumbs';
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
import { useActivityColumns } from './use-activity-columns';
import { ACTIVITIES_PER_PAGE, ENTITIES, useActivityList } from './use-activity-list';

/** The audit log: who did what, and when. */
export function ActivityPage() {
  const t = useTranslations();
  const { list, query } = useActivityList();
  const refresh = useRefresh(query);
  const columns = useColumns('activity', useActivityColumns());
  return (
    <>
      <Crumbs way={[{ to: paths.dashboard, label: t('sections.dashboard') }]} here={t('activity.title')} />
      <ListHeader title={t('activity.title')} />
      <ListToolbar list={list} views="ACTIVITY" refresh={refresh} columns={columns.choice}>
        <FilterSelect
          label={t('activity.entityFilter')}
          all={t('activity.allEntities')}
          choices={ENTITIES.map((value) => ({ value, label: t(`activity.entities.${value}`) }))}
          value={list.filters.entity}
          onChange={(entity) => list.setFilter('entity', entity)}
        />
      </ListToolbar>
      <ListBody
        query={query}
        list={list}
        pending={<ListTableSkeleton rows={ACTIVITIES_PER_PAGE} />}
        emptyText={t('activity.empty')}
        emptyHint={list.isFiltered ? undefined : t('activity.emptyHint')}
        errorTitle={t('activity.loadFailed')}
      >
        {(activities) => <ListTable rows={activities} columns={columns.shown} />}
      </ListBody>
    </>
  );
}
