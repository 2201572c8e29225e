import { getListConsultationsQueryKey } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { getListContactInquiriesQueryKey } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { getListDesignOrdersQueryKey } from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import { getListNotificationsQueryKey } from '@consultancy/client-shared/api/generated/notifications/notifications';
import { getListUsersQueryKey } from '@consultancy/client-shared/api/generated/users/users';
import type { NotificationSubject } from '@consultancy/client-shared/api/model';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSignedInUser } from '../../session/session-context';
import { followNotifications } from './follow-notifications';

/** Beginnings of the keys of what shows the new record: its list and its figures. */
const KEYS: Record<NotificationSubject, () => QueryKey> = {
  inquiry: getListContactInquiriesQueryKey,
  consultation: getListConsultationsQueryKey,
  order: getListDesignOrdersQueryKey,
  user: getListUsersQueryKey,
  // Backups have no list of their own to refetch.
  backup: getListNotificationsQueryKey,
  // Something of them expires; they are as they were.
  'team-member': getListNotificationsQueryKey,
  settings: getListNotificationsQueryKey,
};

/** Keeps notifications, and the lists of their records, as new as the server has them. */
export function useLiveNotifications(): boolean {
  const queryClient = useQueryClient();
  const { id } = useSignedInUser();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const refresh = (queryKey: QueryKey) => void queryClient.invalidateQueries({ queryKey });
    return followNotifications({
      onLive: setLive,
      onNotification: (notification) => {
        refresh(getListNotificationsQueryKey());
        if (notification) refresh(KEYS[notification.subject]());
      },
    });
    // Another account has a stream of its own.
  }, [queryClient, id]);
  return isLive;
}
