import { getListContactInquiriesQueryKey } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { useHandOverUserWork } from '@consultancy/client-shared/api/generated/user-work/user-work';
import { useUpdateUser } from '@consultancy/client-shared/api/generated/users/users';
import type { UpdateUserDto } from '@consultancy/client-shared/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Successor } from './open-work';

/** Gives what an account has under way to another one. Failures are said in a toast. */
export function useHandOver() {
  const t = useTranslations();
  const queryClient = useQueryClient();
  const handOver = useHandOverUserWork({
    mutation: {
      meta: { error: t('users.work.failed') },
      // Not by the generated hook: that of accounts is part of the first load, and would bring that of inquiries along.
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: getListContactInquiriesQueryKey() }),
    },
  });
  const give = async (id: number, successor: Successor) => {
    if (successor === 'keep') return;
    await handOver.mutateAsync({
      id,
      data: { successorId: successor === 'nobody' ? null : Number(successor) },
    });
  };
  return { isPending: handOver.isPending, give };
}

/**
 * Changes an account, after its open work got a successor where one is named. Where the change fails then, it can be
 * repeated: what was handed over stays so.
 */
export function useUpdateAndHandOver(options: Parameters<typeof useUpdateUser>[0]) {
  const update = useUpdateUser(options);
  const { give, isPending } = useHandOver();
  const save = async (id: number, data: UpdateUserDto, successor: Successor) => {
    await give(id, successor);
    await update.mutateAsync({ id, data });
  };
  return {
    variables: update.variables,
    isPending: update.isPending || isPending,
    save: (id: number, data: UpdateUserDto, successor: Successor = 'keep') =>
      void save(id, data, successor).catch(() => {}),
  };
}
