import {
  getListNotificationsQueryKey,
  markAllNotificationsRead,
  markNotificationRead,
} from '@consultancy/client-shared/api/generated/notifications/notifications';
import type { NotificationDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../../ui/use-deed';

/** Reading, one by one or all at once; for the account that is signed in. */
export function useNotificationDeeds() {
  const { t } = useTranslation();
  const refreshes = [getListNotificationsQueryKey()];
  const reading = useDeed({
    work: ({ id }: NotificationDto) => markNotificationRead(id),
    failed: t('notifications.markReadFailed'),
    refreshes,
  });
  const readingAll = useDeed({
    work: (_nothing: undefined, options) => markAllNotificationsRead(options),
    done: () => t('notifications.markedAllRead'),
    failed: t('notifications.markAllReadFailed'),
    refreshes,
  });
  return {
    /** What is read already stays so without asking. */
    markRead: (notification: NotificationDto) => {
      if (!notification.isRead) reading.mutate(notification);
    },
    /** The one that is being marked. */
    marking: reading.isPending ? reading.variables : undefined,
    markAllRead: () => readingAll.mutate(undefined),
    isMarkingAll: readingAll.isPending,
  };
}
