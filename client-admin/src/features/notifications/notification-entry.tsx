import type { NotificationDto } from '@consultancy/client-shared/api/model';
import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { RecentTime } from '../../ui/recent-time';
import classes from './notification-entry.module.css';
import { NotificationIcon } from './notification-icon';

/** One line of the menu. */
export function NotificationEntry({ notification }: { notification: NotificationDto }) {
  const { title, message, type, isRead, createdAt, sentAgainAt } = notification;
  return (
    <span className={classes.entry} data-unread={!isRead || undefined}>
      <span className={classes.mark} data-type={type} aria-hidden>
        <NotificationIcon notification={notification} />
      </span>
      <span className={classes.title}>
        {title}
        {!isRead && <UnreadMark />}
        {sentAgainAt && <SentAgainMark />}
      </span>
      <RecentTime value={createdAt} />
      <span className={classes.message} data-type={type}>
        {message}
      </span>
    </span>
  );
}

/** That somebody saw to the mails it tells of. */
export function SentAgainMark() {
  const t = useTranslations();
  return (
    <Badge variant="light" color="gray" size="sm" tt="none" className={classes.sentAgain}>
      {t('notifications.sentAgain')}
    </Badge>
  );
}

/** A dot, and the word for who does not see it. */
export function UnreadMark() {
  const t = useTranslations();
  return (
    <span className={classes.unread}>
      <span className={classes.word}>{t('notifications.unread')}</span>
    </span>
  );
}
