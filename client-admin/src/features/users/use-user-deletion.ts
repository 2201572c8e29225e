import {
  deleteUser,
  getGetUserQueryKey,
  getListUsersQueryKey,
} from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/use-confirm';
import { useDeed } from '../../ui/use-deed';

export function useUserDeletion() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useDeed({
    work: ({ id, source }: UserDto) => deleteUser(id, { source }),
    done: ({ name }) => t('users.deleted', { name }),
    failed: t('users.deleteFailed'),
    refreshes: [getListUsersQueryKey()],
    onDone: (_, { id }) => queryClient.removeQueries({ queryKey: getGetUserQueryKey(id) }),
  });
  return {
    ask: (user: UserDto) =>
      confirm({
        title: t('users.delete.title'),
        message: t('users.delete.message', { name: user.name }),
        confirm: t('users.delete.confirm'),
        tone: 'danger',
        onConfirm: () => mutate(user),
      }),
    isDeleting: ({ id }: UserDto) => isPending && variables.id === id,
  };
}
