import { initialsOf } from '@consultancy/client-shared/format';
import {
  Avatar,
  Loader,
  type MantineColorScheme,
  Menu,
  Text,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core';
import {
  IconApi,
  IconChevronDown,
  IconKeyboard,
  IconLogout,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useSession, useSignedInUser } from '../../session/session-context';
import { choicesOf } from '../../ui/choices-of';
import common from '../../ui/common.module.css';
import { MenuChoice } from '../../ui/menu-choice';

/** @param props.onKeys opens the sheet of keys */
export function UserMenu({ onKeys }: { onKeys: () => void }) {
  const t = useTranslations();
  const user = useSignedInUser();
  const session = useSession();
  const target = useRef<HTMLButtonElement>(null);
  const showKeys = () => {
    // The dialog gives the focus back to where it was: not to a menu that is gone by then.
    target.current?.focus();
    onKeys();
  };
  const signOut = useMutation({ mutationFn: () => session.signOut() });
  return (
    <Menu
      position="bottom-end"
      width={208}
      shadow="md"
      transitionProps={{ duration: 120 }}
      withInitialFocusPlaceholder={false}
      withinPortal={false}
    >
      <Menu.Target>
        <UnstyledButton ref={target} className={`${common.quiet} ${common.tool}`} px="xs">
          <Avatar size="1.75rem" color="juniper" aria-hidden>
            {initialsOf(user.name)}
          </Avatar>
          <Text className={common.spare} span maw={192} fz="sm" fw={500} truncate>
            {user.name}
          </Text>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths.profile} leftSection={<IconUser size={16} />}>
          {t('profile.title')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.settings} leftSection={<IconSettings size={16} />}>
          {t('sections.settings')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={showKeys} aria-keyshortcuts="?">
          {t('keys.title')}
        </Menu.Item>
        {user.role === 'ADMIN' && (
          <Menu.Item component="a" href="/docs" target="_blank" leftSection={<IconApi size={16} />}>
            {t('apiDocumentation')}
          </Menu.Item>
        )}
        <AppearanceChoice />
        <Menu.Item
          closeMenuOnClick={false}
          disabled={signOut.isPending}
          leftSection={signOut.isPending ? <Loader size={16} /> : <IconLogout size={16} />}
          onClick={() => signOut.mutate()}
        >
          {signOut.isPending ? t('layout.signingOut') : t('layout.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const SCHEMES: MantineColorScheme[] = ['auto', 'light', 'dark'];

/** Light or dark, as a part of a menu; until one is chosen, and when it is taken back, as the system has it. */
function AppearanceChoice() {
  const t = useTranslations();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Divider />
      <MenuChoice
        label={t('appearance.title')}
        choices={choicesOf(SCHEMES, (scheme) => t(`appearance.${scheme}`))}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <Menu.Divider />
    </>
  );
}
