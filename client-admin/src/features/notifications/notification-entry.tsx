import type { NotificationDto } from '@consultancy/client-shared/api/model';
import { Badge, Box, Center, Flex, Text, VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { RecentTime } from '../../ui/recent-time';
import { NotificationIcon } from './notification-icon';

/** One line of the menu. */
export function NotificationEntry({ notification }: { notification: NotificationDto }) {
  const { title, message, type, isRead, createdAt, sentAgainAt } = notification;
  const [ground, color] =
    type === 'warning'
      ? ['var(--danger-tint)', 'var(--danger)']
      : isRead
        ? ['var(--stone)', 'dimmed']
        : ['var(--juniper-tint)', 'var(--juniper-deep)'];
  return (
    <Flex component="span" gap={10}>
      <Center component="span" flex="none" w={28} h={28} bdrs="50%" bg={ground} c={color} aria-hidden>
        <NotificationIcon notification={notification} />
      </Center>
      <Box component="span" flex={1} miw={0}>
        <Flex component="span" gap={10} align="baseline" justify="space-between">
          <Flex
            component="span"
            fw={isRead ? undefined : 500}
            rowGap={4}
            columnGap="xs"
            wrap="wrap"
            align="center"
          >
            {title}
            {!isRead && <UnreadMark />}
            {sentAgainAt && <SentAgainMark />}
          </Flex>
          <RecentTime value={createdAt} />
        </Flex>
        {/* Why something failed is the end of the text. */}
        <Text
          span
          display="block"
          c="dimmed"
          fz="sm"
          truncate={type !== 'warning'}
          style={{ overflowWrap: 'anywhere' }}
        >
          {message}
        </Text>
      </Box>
    </Flex>
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
      <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>
    </Box>
  );
}
