import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Crumbs } from '../../ui/crumbs';
import { ListHeader, ListTableSkeleton, RecordList } from '../../ui/list-page';
import { useActivityColumns } from './use-activity-columns';
import { ACTIVITIES_PER_PAGE, useActivityList } from './use-activity-list';

/** The audit log: who did what, and when. */
export function ActivityPage() {
  const t = useTranslations();
  const { list, query } = useActivityList();
  return (
    <>
      <Crumbs way={[{ to: paths.dashboard, label: t('sections.dashboard') }]} here={t('activity.title')} />
      <ListHeader title={t('activity.title')} />
      <RecordList
        list={list}
        query={query}
        views="ACTIVITY"
        filters={{
          entity: [
            t('activity.entityFilter'),
            t('activity.allEntities'),
            (value) => t(`activity.entities.${value}`),
          ],
        }}
        columns={useActivityColumns()}
        pending={<ListTableSkeleton rows={ACTIVITIES_PER_PAGE} />}
        emptyText={t('activity.empty')}
        emptyHint={list.isFiltered ? undefined : t('activity.emptyHint')}
        errorTitle={t('activity.loadFailed')}
      />
    </>
  );
}
