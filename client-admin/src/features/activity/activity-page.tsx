import { useListActivity } from '@consultancy/client-shared/api/generated/activity/activity';
import { type ActivityDto, LoggedKind } from '@consultancy/client-shared/api/model';
import { Anchor, Flex, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { ActivityIcon } from '../../ui/activity-icon';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { DateTime } from '../../ui/date-time';
import { column, ListHeader, ListTableSkeleton, RecordList, useListState } from '../../ui/list-page';
import { activityAddress } from '../../ui/record-address';
import { useKindWords } from '../../ui/record-kinds';

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
  const kindWords = useKindWords();
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
          entity: [t('activity.entityFilter'), t('activity.allEntities'), kindWords.many],
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

/** What visitors do without an account. */
const ACTIONS_OF_VISITORS = ['inquiry.created', 'order.created', 'consultation.created'];

function ActivityAction({ type, title }: ActivityDto) {
  return (
    <Flex component="span" w="max-content" gap={10} align="center">
      <Flex component="span" flex="none" c="dimmed" direction="column" aria-hidden>
        <ActivityIcon type={type} />
      </Flex>
      {title}
    </Flex>
  );
}

/** What the record was called, and the way to it while it is there. A longer name ends in dots; its title says the rest. */
function ActivityRecord({ activity }: { activity: ActivityDto }) {
  const address = activityAddress(activity);
  const props = {
    display: 'block',
    w: 'fit-content',
    miw: 144,
    maw: { base: '100%', xs: 480 },
    truncate: true,
    title: activity.subtitle,
  };
  if (!address) return <Text {...props}>{activity.subtitle}</Text>;
  return (
    <Anchor component={Link} to={address} {...props}>
      {activity.subtitle}
    </Anchor>
  );
}

function ActivityActor({ type, actor }: ActivityDto) {
  const t = useTranslations();
  if (actor) return <>{actor}</>;
  const words = t(ACTIONS_OF_VISITORS.includes(type) ? 'activity.visitor' : 'activity.goneActor');
  return (
    <Text span c="dimmed" inherit>
      {words}
    </Text>
  );
}
