import { useListActivity } from '@consultancy/client-shared/api/generated/activity/activity';
import { type ActivityDto, LoggedKind } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { DateTime } from '../../ui/date-time';
import { ListHeader, ListTableSkeleton, RecordList, column, useListState } from '../../ui/list-page';
import { ActivityActor, ActivityAction, ActivityRecord } from './activity-cells';

const ACTIVITIES_PER_PAGE = 20;

/** The lines of the audit log that the address names, newest first; never from the cache alone, as each action adds one. */
function useActivityList() {
  const list = useListState({ entity: Object.values(LoggedKind) });
  const query = useListActivity(
    { page: list.page, limit: ACTIVITIES_PER_PAGE, ...list.wanted },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}

function useActivityColumns(): DataTableColumn<ActivityDto>[] {
  const t = useTranslations();
  return [
    column('title', t('activity.columns.action'), { noWrap: true }, (activity) => (
      <ActivityAction {...activity} />
    )),
    column('subtitle', t('activity.columns.record'), {}, (activity) => (
      <ActivityRecord activity={activity} />
    )),
    column('actor', t('activity.columns.actor'), { from: 'md', noWrap: true }, (activity) => (
      <ActivityActor {...activity} />
    )),
    column('timestamp', t('activity.columns.time'), {}, ({ timestamp }) => <DateTime value={timestamp} />),
  ];
}

/** The audit log: who did what, and when. */
export function ActivityPage() {
  const t = useTranslations();
  const { list, query } = useActivityList();
  return (
    <>
      <Breadcrumbs
        trail={[{ to: paths.dashboard, label: t('sections.dashboard') }]}
        current={t('activity.title')}
      />
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
