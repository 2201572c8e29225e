import { AppShell, Box, Burger, Drawer, Flex, Group } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { SearchButton } from '../../features/search/search-button';
import { paths } from '../../paths';
import { usePermissions } from '../../session/permissions';
import common from '../../ui/common.module.css';
import { useKeySheet } from '../../ui/keys/use-key-sheet';
import { Wordmark } from '../../ui/wordmark';
import classes from './admin-layout.module.css';
import { NavigationProgress } from './navigation-progress';
import { Sidebar } from './sidebar';
import { UserMenu } from './user-menu';

/** From this width on the sidebar is beside the page; below it is a drawer. */
const WIDE = '64em';

export function AdminLayout() {
  const t = useTranslations();
  const isWide = useMediaQuery(`(min-width: ${WIDE})`, true, { getInitialValueInEffect: false });
  const [isOpen, drawer] = useDisclosure(false);
  const { pathname } = useLocation();
  const may = usePermissions();
  const keys = useKeySheet();
  const { close } = drawer;
  // Arriving somewhere, or a window that has room for the sidebar, is the end of the drawer.
  useEffect(close, [close, pathname, isWide]);

  return (
    <AppShell
      layout="alt"
      transitionDuration={0}
      header={{ height: '3.25rem' }}
      navbar={{ width: '14.5rem', breakpoint: WIDE, collapsed: { mobile: true } }}
    >
      <a href="#content" className="skip-link">
        {t('layout.skip')}
      </a>
      {isWide && (
        <AppShell.Navbar className={classes.side} aria-label={t('layout.navigation')}>
          <Sidebar />
        </AppShell.Navbar>
      )}
      <AppShell.Header className={classes.bar} px={isWide ? 'xl' : 'md'}>
        <NavigationProgress />
        {!isWide && (
          <>
            <Burger size="sm" opened={isOpen} onClick={drawer.open} aria-label={t('layout.openMenu')} />
            <Box to={paths.dashboard} component={Link} miw={0} td="none">
              <Wordmark />
            </Box>
          </>
        )}
        <SearchButton />
        {isWide && (
          <Flex
            href="/"
            target="_blank"
            rel="noreferrer"
            className={common.quiet}
            component="a"
            ml="xs"
            py={4}
            fz="sm"
            td="none"
            display="inline-flex"
            gap={6}
            align="center"
          >
            {t('layout.website')}
            <IconExternalLink size={14} aria-hidden />
          </Flex>
        )}
        {/* The search fills the row beside the menu. */}
        <Group ml={isWide ? 'auto' : 0} gap={4} wrap="nowrap">
          {may('office') && <NotificationBell />}
          <UserMenu onKeys={keys.open} />
        </Group>
      </AppShell.Header>
      <AppShell.Main id="content" tabIndex={-1}>
        <Box maw="96rem" pt="lg" px={isWide ? 'xl' : 'md'} pb="xl">
          <Outlet />
        </Box>
      </AppShell.Main>
      {!isWide && (
        <Drawer.Root
          opened={isOpen}
          onClose={close}
          size="17rem"
          padding={0}
          transitionProps={{ duration: 160 }}
        >
          <Drawer.Overlay />
          <Drawer.Content aria-label={t('layout.navigation')}>
            <nav className={classes.side} aria-label={t('layout.navigation')}>
              <Sidebar onClose={close} />
            </nav>
          </Drawer.Content>
        </Drawer.Root>
      )}
      {keys.sheet}
      <ScrollRestoration />
    </AppShell>
  );
}
