import { useDeleteUser, getGetUserQueryKey } from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../../ui/use-confirm';
import { toasts } from '../../ui/toasts';

export function useUserDeletion() {
  const t = useTranslations();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useDeleteUser({
    mutation: {
      meta: { error: t('users.deleteFailed') },
      onSuccess: (_answer, { id }) => queryClient.removeQueries({ queryKey: getGetUserQueryKey(id) }),
    },
  });
  return {
    ask: (user: UserDto) =>
      confirm({
        title: t('users.delete.title'),
        message: t('users.delete.message', { name: user.name }),
        confirm: t('users.delete.confirm'),
        tone: 'danger',
        onConfirm: () =>
          mutate(
            { id: user.id, params: { source: user.source } },
            { onSuccess: () => toasts.success(t('users.deleted', { name: user.name })) },
          ),
      }),
    isDeleting: ({ id }: UserDto) => isPending && variables.id === id,
  };
}
