import type { NotificationPage } from '@consultancy/client-shared/api/model';
import { Loader, Menu, Text } from '@mantine/core';
import { IconChecks, IconList, IconMailForward, IconRefresh } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useFailureText } from '../../ui/failure-text';
import { NotificationEntry } from './notification-entry';
import { canSendAgain, useNotificationActions } from './use-notification-actions';

interface NotificationMenuProps {
  /** Undefined while it is not there. */
  page: NotificationPage | undefined;
  /** Why it could not be loaded; null otherwise. */
  failure: Error | null;
  onRetry: () => void;
}

/** The latest notifications, each leading to its record, and what can be done with all of them. */
export function NotificationMenu({ page, failure, onRetry }: NotificationMenuProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const { markRead, markAllRead, isMarkingAll, sendAgain, sending } = useNotificationActions();
  return (
    <>
      <Menu.Label>{t('notifications.title')}</Menu.Label>
      {page?.data.map((notification) => (
        <Fragment key={notification.id}>
          <Menu.Item
            component={Link}
            to={notification.actionUrl}
            py="xs"
            onClick={() => markRead(notification)}
          >
            <NotificationEntry notification={notification} />
          </Menu.Item>
          {canSendAgain(notification) && (
            <Menu.Item
              closeMenuOnClick={false}
              // Not disabled: that would take the focus from it.
              aria-disabled={sending === notification.id || undefined}
              data-disabled={sending === notification.id || undefined}
              w="auto"
              // Below the words of the notification that it belongs to: its mark, and the gap.
              ms={38}
              leftSection={sending === notification.id ? <Loader size={16} /> : <IconMailForward size={16} />}
              aria-label={t('list.actionOn', {
                action: t('notifications.sendAgain'),
                name: notification.message,
              })}
              onClick={({ currentTarget }) => {
                const entry = currentTarget.previousElementSibling as HTMLElement | null;
                sendAgain(notification, () => entry?.focus());
              }}
            >
              {t('notifications.sendAgain')}
            </Menu.Item>
          )}
        </Fragment>
      ))}
      {page?.data.length === 0 && (
        <Text component="div" py="xs" px="sm" c="dimmed" fz="sm">
          {t('notifications.empty')}
        </Text>
      )}
      {!page && !failure && (
        <Text component="div" py="xs" px="sm" c="dimmed" fz="sm">
          {t('notifications.loading')}
        </Text>
      )}
      {!page && failure && (
        <>
          <Text component="div" py="xs" px="sm" c="dimmed" fz="sm">
            {failureText(failure, t('notifications.loadFailed'))}
          </Text>
          <Menu.Item closeMenuOnClick={false} leftSection={<IconRefresh size={16} />} onClick={onRetry}>
            {t('list.refresh')}
          </Menu.Item>
        </>
      )}
      <Menu.Divider />
      {page && page.unreadCount > 0 && (
        <Menu.Item
          closeMenuOnClick={false}
          disabled={isMarkingAll}
          leftSection={isMarkingAll ? <Loader size={16} /> : <IconChecks size={16} />}
          onClick={markAllRead}
        >
          {t('notifications.markAllRead')}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to={paths.notifications} leftSection={<IconList size={16} />}>
        {t('notifications.viewAll')}
      </Menu.Item>
    </>
  );
}
