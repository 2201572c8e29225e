import { useListNotifications } from '@consultancy/client-shared/api/generated/notifications/notifications';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';

export const NOTIFICATIONS_PER_PAGE = 20;

/** The notifications that the address asks for, newest first. */
export function useNotificationList() {
  const list = useListState({ unread: ['true'] });
  const query = useListNotifications(
    { page: list.page, limit: NOTIFICATIONS_PER_PAGE, ...(list.filters.unread && { unread: true }) },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}
