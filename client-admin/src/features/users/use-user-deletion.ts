import {
  deleteUser,
  getGetUserQueryKey,
  getListUsersQueryKey,
} from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../../ui/use-confirm';
import { toasts } from '../../ui/toasts';

export function useUserDeletion() {
  const t = useTranslations();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, source }: UserDto) => deleteUser(id, { source }),
    meta: { error: t('users.deleteFailed'), invalidates: [getListUsersQueryKey()] },
    onSuccess: (_answer, { id, name }) => {
      toasts.success(t('users.deleted', { name }));
      queryClient.removeQueries({ queryKey: getGetUserQueryKey(id) });
    },
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
