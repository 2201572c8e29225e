import { getGetUserQueryKey, useDeleteUser } from '@consultancy/client-shared/api/generated/users/users';
import { type UserDto, UserRole } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Badge, Box, Center, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { editPath } from '../../record-paths';
import { useSignedInUser } from '../../session/session-context';
import { DateTime } from '../../ui/date-time';
import { IconLink } from '../../ui/icon-button';
import { column, NameCell, RowActions } from '../../ui/list-page';
import { RecordSwitch } from '../../ui/record-switch';
import { toasts } from '../../ui/toasts';
import { useErasure } from '../../ui/trash';
import { DeactivateDialog } from './deactivate-dialog';
import type { Successor } from './open-work';
import { useUpdateAndHandOver } from './use-update-and-hand-over';

export function useUserColumns(): DataTableColumn<UserDto>[] {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const me = useSignedInUser();
  const queryClient = useQueryClient();
  const deletion = useErasure({
    texts: 'users.deletion',
    nameOf: ({ name }: UserDto) => name,
    useRemove: useDeleteUser,
    variablesOf: ({ id, source }) => ({ id, params: { source } }),
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

/**
 * Whether an account may sign in. It is set and not turned round, based on the version on the screen, so that
 * two who switch the same account off do not switch it on again.
 */
function UserSwitch({ user }: { user: UserDto }) {
  const t = useTranslations();
  const [isAsking, question] = useDisclosure(false);
  const { id, name, version } = user;
  const change = useUpdateAndHandOver({
    mutation: {
      meta: {
        error: t('users.toggleFailed'),
        basedOn: {
          record: user,
          labels: {
            isActive: t('users.fields.isActive'),
            name: t('users.fields.name'),
            email: t('users.fields.email'),
          },
        },
      },
      onSuccess: ({ data: { isActive } }) =>
        toasts.success(t(isActive ? 'users.activated' : 'users.deactivated', { name })),
    },
  });
  const set = (isActive: boolean, successor?: Successor) => change.save(id, { isActive, version }, successor);
  return (
    <>
      <RecordSwitch
        isOn={change.isPending ? change.variables?.data.isActive === true : user.isActive}
        label={t('users.active', { name })}
        isPending={change.isPending}
        onSwitch={() => (user.isActive ? question.open() : set(true))}
      />
      {isAsking && (
        <DeactivateDialog
          user={user}
          onClose={question.close}
          onConfirm={(successor) => set(false, successor)}
        />
      )}
    </>
  );
}
