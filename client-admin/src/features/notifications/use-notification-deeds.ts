import {
  getListNotificationsQueryKey,
  markAllNotificationsRead,
  markNotificationRead,
  retryMails,
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
    work: (_nothing: undefined) => markAllNotificationsRead(),
    done: () => t('notifications.markedAllRead'),
    failed: t('notifications.markAllReadFailed'),
    refreshes,
  });
  const sendingAgain = useDeed({
    work: ({ notification }: { notification: NotificationDto; onSent: () => void }) =>
      retryMails(notification.id),
    done: ({ notification }) => t('notifications.sendingAgain', { count: notification.failedMails }),
    failed: t('notifications.sendAgainFailed'),
    refreshes,
    onDone: (_answer, { onSent }) => onSent(),
  });
  return {
    /**
     * Sends the mails again that one says could not be delivered; the server does so once.
     * @param onSent called before what asked for it goes, to take the focus elsewhere
     */
    sendAgain: (notification: NotificationDto, onSent: () => void) => {
      if (!sendingAgain.isPending) sendingAgain.mutate({ notification, onSent });
    },
    /** The one whose mails are being sent again. */
    sending: sendingAgain.isPending ? sendingAgain.variables.notification : undefined,
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

/** Whether it tells of mails that nobody has had sent again yet. */
export function canSendAgain({ failedMails, sentAgainAt }: NotificationDto): boolean {
  return failedMails > 0 && sentAgainAt === null;
}
