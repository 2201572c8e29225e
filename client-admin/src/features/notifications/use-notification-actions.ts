import {
  useMarkAllNotificationsRead,
  useMarkNotificationRead,
  useRetryMails,
} from '@consultancy/client-shared/api/generated/notifications/notifications';
import type { NotificationDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { toasts } from '../../ui/toasts';

/** Reading, one by one or all at once; for the account that is signed in. */
export function useNotificationActions() {
  const t = useTranslations();
  const reading = useMarkNotificationRead({
    mutation: { meta: { error: t('notifications.markReadFailed') } },
  });
  const readingAll = useMarkAllNotificationsRead({
    mutation: {
      meta: { success: t('notifications.markedAllRead'), error: t('notifications.markAllReadFailed') },
    },
  });
  const sendingAgain = useRetryMails({
    mutation: { meta: { error: t('notifications.sendAgainFailed') } },
  });
  return {
    /**
     * Sends the mails again that one says could not be delivered; the server does so once.
     * @param onSent called before what requested it goes, to take the focus elsewhere
     */
    sendAgain: (notification: NotificationDto, onSent: () => void) => {
      if (sendingAgain.isPending) return;
      const { id, failedMails } = notification;
      const onSuccess = () => {
        toasts.success(t('notifications.sendingAgain', { count: failedMails }));
        onSent();
      };
      sendingAgain.mutate({ id }, { onSuccess });
    },
    /** Id of the one whose mails are being sent again. */
    sending: sendingAgain.isPending ? sendingAgain.variables.id : undefined,
    /** What is read already stays so without asking. */
    markRead: ({ id, isRead }: NotificationDto) => {
      if (!isRead) reading.mutate({ id });
    },
    /** Id of the one that is being marked. */
    marking: reading.isPending ? reading.variables.id : undefined,
    markAllRead: () => readingAll.mutate(),
    isMarkingAll: readingAll.isPending,
  };
}

/** Whether it is about failed mails that nobody has sent again yet. */
export function canSendAgain({ failedMails, sentAgainAt }: NotificationDto): boolean {
  return failedMails > 0 && sentAgainAt === null;
}
