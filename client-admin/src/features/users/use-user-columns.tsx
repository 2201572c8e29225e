import {
  deleteUser,
  getGetUserQueryKey,
  getListUsersQueryKey,
} from '@consultancy/client-shared/api/generated/users/users';
import { type UserDto, UserRole } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Badge, Box, Center, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { editPath, paths } from '../../paths';
import { useSignedInUser } from '../../session/session-context';
import { DateTime } from '../../ui/date-time';
import { IconLink } from '../../ui/icon-button';
import { column, NameCell, RowActions } from '../../ui/list-page';
import { useErasure } from '../../ui/trash';
import { UserSwitch } from './user-switch';

export function useUserColumns(): DataTableColumn<UserDto>[] {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const me = useSignedInUser();
  const queryClient = useQueryClient();
  const deletion = useErasure<UserDto>({
    texts: 'users.deletion',
    nameOf: ({ name }) => name,
    remove: ({ id, source }) => deleteUser(id, { source }),
    refreshes: [getListUsersQueryKey()],
    onDone: ({ id }) => queryClient.removeQueries({ queryKey: getGetUserQueryKey(id) }),
  });
  return [
    column('name', t('users.columns.name'), { sortable: true }, (user) => (
      <UserName user={user} isMe={user.id === me.id} />
    )),
    column('email', t('users.columns.email'), { sortable: true, noWrap: true }),
    column('role', t('users.columns.role'), {}, ({ role }) => (
      <Badge variant="default">{t(`users.roles.${role}`)}</Badge>
    )),
    column('createdAt', t('users.columns.created'), { from: 'md', sortable: true }, ({ createdAt }) => (
      <DateTime value={createdAt} />
    )),
    column('actions', t('list.actions'), { textAlign: 'right' }, (user) => (
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        {user.id !== me.id && <UserSwitch user={user} />}
        <IconLink
          label={t('users.edit', { name: user.name })}
          icon={IconPencil}
          to={editPath(paths.userForm, user.id)}
          state={{ record: user, from: pathname + search }}
        />
        <Box miw={30}>
          {user.role !== UserRole.ADMIN && (
            <RowActions
              name={user.name}
              onDelete={() => deletion.ask(user)}
              isDeleting={deletion.isDeleting(user)}
            />
          )}
        </Box>
      </Group>
    )),
  ];
}

function UserName({ user, isMe }: { user: UserDto; isMe: boolean }) {
  const t = useTranslations();
  return (
    <Group gap="xs" wrap="nowrap">
      <Center
        component="span"
        flex="none"
        w={28}
        h={28}
        bdrs="var(--radius-round)"
        bg="var(--juniper-tint)"
        c="var(--juniper-deep)"
        fz="xs"
        fw={500}
        aria-hidden
      >
        {[...user.name.trim()][0]?.toUpperCase()}
      </Center>
      <NameCell
        name={user.name}
        badges={
          <>
            {isMe && <Badge variant="default">{t('users.you')}</Badge>}
            {user.isInvited && <Badge variant="default">{t('users.invited')}</Badge>}
            {!user.isActive && <StatusBadge status="INACTIVE" />}
          </>
        }
      />
    </Group>
  );
}
