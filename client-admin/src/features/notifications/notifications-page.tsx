import { useListNotifications } from '@consultancy/client-shared/api/generated/notifications/notifications';
import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ListHeader, ListTableSkeleton, RecordList, useListState } from '../../ui/list-page';
import { useNotificationActions } from './use-notification-actions';
import { useNotificationColumns } from './use-notification-columns';

const NOTIFICATIONS_PER_PAGE = 20;

/** The notifications that the address names, newest first. */
function useNotificationList() {
  const list = useListState({ unread: ['true'] });
  const query = useListNotifications(
    { page: list.page, limit: NOTIFICATIONS_PER_PAGE, ...(list.filters.unread && { unread: true }) },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}

/** All notifications, to be marked as read one by one or all at once. */
export function NotificationsPage() {
  const t = useTranslations();
  const { list, query } = useNotificationList();
  const { markAllRead, isMarkingAll, ...actions } = useNotificationActions();
  const unread = query.data?.data.unreadCount;
  return (
    <>
      <Breadcrumbs
        trail={[{ to: paths.dashboard, label: t('sections.dashboard') }]}
        current={t('notifications.title')}
      />
      <ListHeader
        title={t('notifications.title')}
        counts={[{ label: t('notifications.unread'), value: query.isLoadingError ? null : unread }]}
        action={
          <Button
            variant="default"
            leftSection={<IconChecks size={18} stroke={1.6} />}
            disabled={!unread}
            loading={isMarkingAll}
            onClick={markAllRead}
          >
            {t('notifications.markAllRead')}
          </Button>
        }
      />
      <RecordList
        list={list}
        query={query}
        views="NOTIFICATIONS"
        filters={{
          unread: [
            t('notifications.readFilter'),
            t('notifications.all'),
            () => t('notifications.onlyUnread'),
          ],
        }}
        columns={useNotificationColumns(actions)}
        pending={<ListTableSkeleton rows={NOTIFICATIONS_PER_PAGE} />}
        emptyText={t('notifications.empty')}
        emptyHint={list.isFiltered ? t('notifications.noneUnread') : t('notifications.emptyHint')}
        errorTitle={t('notifications.loadFailed')}
      />
    </>
  );
}
