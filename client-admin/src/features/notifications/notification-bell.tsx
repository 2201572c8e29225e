import { useListNotifications } from '@consultancy/client-shared/api/generated/notifications/notifications';
import { Menu } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CountingButton } from '../../ui/counting-button';
import { NotificationMenu } from './notification-menu';
import { useLiveNotifications } from './use-live-notifications';

/** As many as the menu shows. */
const LATEST = 5;
const MINUTE_MS = 60_000;
/** Of the menu, else as wide as its longest line: never wider than the window. Mantine leaves alone what begins with calc. */
const WIDTH = 'calc(min(24rem, 100vw - 2 * var(--space-2)))';

/** The latest notifications and how many are unread; on every page. */
export function NotificationBell() {
  const t = useTranslations();
  const isLive = useLiveNotifications();
  const { data, error, refetch } = useListNotifications(
    { limit: LATEST },
    // What was read on another device shows on return; a line that died unnoticed is made up for now and then.
    { query: { refetchInterval: isLive ? 5 * MINUTE_MS : MINUTE_MS, refetchOnWindowFocus: 'always' } },
  );
  const unread = data?.data.unreadCount ?? 0;
  return (
    <Menu
      position="bottom-end"
      width={WIDTH}
      shadow="md"
      transitionProps={{ duration: 120 }}
      withInitialFocusPlaceholder={false}
      withinPortal={false}
    >
      <Menu.Target>
        <CountingButton
          icon={IconBell}
          count={unread}
          aria-label={t('notifications.bell', { count: unread })}
          title={t('notifications.title')}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <NotificationMenu page={data?.data} failure={error} onRetry={() => void refetch()} />
      </Menu.Dropdown>
    </Menu>
  );
}
