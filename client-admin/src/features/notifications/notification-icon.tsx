import { type NotificationDto, NotificationType } from '@consultancy/client-shared/api/model';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ActivityIcon } from '../../ui/activity-icon';

/** The kind of record that a notification is about, or a warning sign. */
export function NotificationIcon({ notification: { type, subject } }: { notification: NotificationDto }) {
  return type === NotificationType.warning ? (
    <IconAlertTriangle size={16} stroke={1.6} />
  ) : (
    <ActivityIcon type={subject} />
  );
}
