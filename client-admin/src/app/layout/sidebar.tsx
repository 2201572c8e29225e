import { initialsOf } from '@consultancy/client-shared/format';
import { Avatar, Box, CloseButton, Group, NavLink, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { usePermissions } from '../../session/permissions';
import { useSignedInUser } from '../../session/session-context';
import common from '../../ui/common.module.css';
import { Wordmark } from '../../ui/wordmark';
import { isCurrentSection, sections } from '../sections';
import classes from './sidebar.module.css';

/** The sections and who is signed in. With `onClose` it is in a drawer. */
export function Sidebar({ onClose }: { onClose?: () => void }) {
  const t = useTranslations();
  const { pathname } = useLocation();
  const user = useSignedInUser();
  const may = usePermissions();
  return (
    <>
      <Group mih={52} pr="xs" pl="md" gap={0} wrap="nowrap" justify="space-between">
        <Box to={paths.dashboard} component={Link} miw={0} td="none" onClick={onClose}>
          <Wordmark />
        </Box>
        {onClose && <CloseButton onClick={onClose} aria-label={t('layout.closeMenu')} />}
      </Group>
      <Box component="ul" flex={1} p="xs" style={{ overflowY: 'auto' }}>
        {sections
          .filter(({ permission }) => may(permission))
          .map((section) => {
            const isCurrent = isCurrentSection(section, pathname);
            return (
              <li key={section.name}>
                <NavLink
                  component={Link}
                  to={section.path}
                  className={classes.link}
                  styles={{ label: { fontSize: 'inherit' } }}
                  mb={1}
                  px="xs"
                  py={0}
                  fz="md"
                  fw={500}
                  active={isCurrent}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={onClose}
                  label={t(`sections.${section.name}`)}
                  leftSection={<section.icon size={18} stroke={1.6} aria-hidden />}
                />
              </li>
            );
          })}
      </Box>
      <Group className={common.above} p="md" lh={1.3} gap={10} wrap="nowrap">
        <Avatar size="2rem" color="juniper" variant="filled" aria-hidden>
          {initialsOf(user.name)}
        </Avatar>
        <Box miw={0}>
          <Text fw={500} truncate inherit>
            {user.name}
          </Text>
          <Text c="dimmed" fz="xs" lh={1.3} truncate title={user.email}>
            {user.email}
          </Text>
        </Box>
      </Group>
    </>
  );
}
