import type { NotificationDto } from '@consultancy/client-shared/api/model';
import { Badge, Box, Center, Flex } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { RecentTime } from '../../ui/recent-time';
import classes from './notification-entry.module.css';
import { NotificationIcon } from './notification-icon';

/** One line of the menu. */
export function NotificationEntry({ notification }: { notification: NotificationDto }) {
  const { title, message, type, isRead, createdAt, sentAgainAt } = notification;
  return (
    <span className={classes.entry} data-unread={!isRead || undefined}>
      <Center className={classes.mark} component="span" w={28} h={28} data-type={type} aria-hidden>
        <NotificationIcon notification={notification} />
      </Center>
      <Flex className={classes.title} component="span" rowGap={4} columnGap="xs" wrap="wrap" align="center">
        {title}
        {!isRead && <UnreadMark />}
        {sentAgainAt && <SentAgainMark />}
      </Flex>
      <RecentTime value={createdAt} />
      <span className={classes.message} data-type={type}>
        {message}
      </span>
    </span>
  );
}

/** Marks a notification whose failed mails were sent again. */
export function SentAgainMark() {
  const t = useTranslations();
  return (
    <Badge variant="light" color="gray" size="sm" tt="none" flex="none">
      {t('notifications.sentAgain')}
    </Badge>
  );
}

/** A dot, and the word for who does not see it. */
export function UnreadMark() {
  const t = useTranslations();
  return (
    <Box
      component="span"
      pos="relative"
      flex="none"
      w={7}
      h={7}
      bdrs="var(--radius-round)"
      bg="var(--juniper)"
    >
      <span className={classes.word}>{t('notifications.unread')}</span>
    </Box>
  );
}
