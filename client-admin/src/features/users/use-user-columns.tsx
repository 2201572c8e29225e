import {
  deleteUser,
  getGetUserQueryKey,
  getListUsersQueryKey,
} from '@consultancy/client-shared/api/generated/users/users';
import { type UserDto, UserRole } from '@consultancy/client-shared/api/model';
import { Badge, Box, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { useLocation } from 'react-router-dom';
import { editPath, paths } from '../../paths';
import { useSignedInUser } from '../../session/session-context';
import { useErasure } from '../../ui/trash';
import { IconLink } from '../../ui/icon-button';
import { DateTime } from '../../ui/date-time';
import { RowActions, column } from '../../ui/list-page';
import { UserName } from './user-name';
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
