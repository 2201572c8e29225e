import type { NotificationDto } from '@consultancy/client-shared/api/model';
import { ActionIcon, Anchor, Box, Flex, Group, Loader } from '@mantine/core';
import { IconCheck, IconMailForward } from '@tabler/icons-react';
import type { DataTableColumn } from 'mantine-datatable';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { IconButton } from '../../ui/icon-button';
import { column } from '../../ui/list-page';
import { SentAgainMark, UnreadMark } from './notification-entry';
import { NotificationIcon } from './notification-icon';
import { canSendAgain, type useNotificationActions } from './use-notification-actions';

type Actions = Pick<
  ReturnType<typeof useNotificationActions>,
  'markRead' | 'marking' | 'sendAgain' | 'sending'
>;

export function useNotificationColumns({
  markRead,
  marking,
  sendAgain,
  sending,
}: Actions): DataTableColumn<NotificationDto>[] {
  const t = useTranslations();
  return [
    column('title', t('notifications.columns.what'), { noWrap: true }, (notification) => (
      <Flex
        component="span"
        w="max-content"
        gap={10}
        align="center"
        fw={notification.isRead ? undefined : 500}
      >
        <Box component="span" flex="none" c={colorOf(notification)} aria-hidden>
          <NotificationIcon notification={notification} />
        </Box>
        <Flex component="span" gap={4} direction="column" align="flex-start">
          {notification.title}
          {notification.sentAgainAt && <SentAgainMark />}
        </Flex>
        {!notification.isRead && <UnreadMark />}
      </Flex>
    )),
    column('message', t('notifications.columns.message'), {}, (notification) => (
      <Anchor
        component={Link}
        to={notification.actionUrl}
        miw={notification.type === 'warning' ? '16rem' : '9rem'}
        // A longer one ends in dots, and its title says the rest; why something failed is the end of the text.
        truncate={notification.type !== 'warning'}
        w="fit-content"
        maw={{ base: '100%', xs: 544 }}
        display="block"
        title={notification.message}
        onClick={() => markRead(notification)}
      >
        {notification.message}
      </Anchor>
    )),
    column('createdAt', t('notifications.columns.time'), {}, ({ createdAt }) => (
      <DateTime value={createdAt} />
    )),
    column('actions', t('notifications.columns.actions'), { textAlign: 'right' }, (notification) => (
      <Group gap={6} justify="flex-end" wrap="nowrap">
        {canSendAgain(notification) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            title={t('notifications.sendAgain')}
            // Not disabled: that would take the focus from it.
            aria-disabled={sending === notification.id || undefined}
            data-disabled={sending === notification.id || undefined}
            onClick={({ currentTarget }) => {
              const entry = currentTarget.closest('tr')?.querySelector('a');
              sendAgain(notification, () => document.activeElement === currentTarget && entry?.focus());
            }}
            aria-label={t('list.actionOn', {
              action: t('notifications.sendAgain'),
              name: notification.message,
            })}
          >
            {sending === notification.id ? (
              <Loader size={17} />
            ) : (
              <IconMailForward size={17} stroke={1.6} aria-hidden />
            )}
          </ActionIcon>
        )}
        {!notification.isRead && (
          <IconButton
            label={t('list.actionOn', {
              action: t('notifications.markRead'),
              name: notification.message,
            })}
            icon={IconCheck}
            size={30}
            isPending={marking === notification.id}
            onClick={() => markRead(notification)}
            title={t('notifications.markRead')}
          />
        )}
      </Group>
    )),
  ];
}

function colorOf({ type, isRead }: NotificationDto): string {
  if (type === 'warning') return 'var(--danger)';
  return isRead ? 'dimmed' : 'juniper';
}
