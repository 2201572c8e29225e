import { type NotificationDto, NotificationType } from '@consultancy/client-shared/api/model';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ActivityIcon } from '../../ui/activity-icon';

/** What kind of record it tells of, or that somebody should see to it. */
export function NotificationIcon({ notification: { type, subject } }: { notification: NotificationDto }) {
  return type === NotificationType.warning ? (
    <IconAlertTriangle size={16} stroke={1.6} />
  ) : (
    <ActivityIcon type={subject} />
  );
}
