import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { toasts } from '../toasts';
import { useConfirm } from '../use-confirm';

interface Erasure<Row> {
  texts: 'inquiries.templates.deletion' | 'orders.files.deletion' | 'users.deletion';
  nameOf: (row: Row) => string;
  remove: (row: Row) => Promise<unknown>;
  /** Beginnings of the keys of all that shows it. */
  refreshes: QueryKey[];
  onDone?: (row: Row) => void;
}

/** Deletes for good what does not go to the trash, after a question. */
export function useErasure<Row extends { id: number }>({
  texts,
  nameOf,
  remove,
  refreshes,
  onDone,
}: Erasure<Row>) {
  const t = useTranslations();
  const confirm = useConfirm();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: remove,
    meta: { error: t(`${texts}.failed`), invalidates: refreshes },
    onSuccess: (_answer, row) => {
      toasts.success(t(`${texts}.done`, { name: nameOf(row) }));
      onDone?.(row);
    },
  });
  const ask = (row: Row) =>
    confirm({
      title: t(`${texts}.title`),
      message: t(`${texts}.question`, { name: nameOf(row) }),
      confirm: t(`${texts}.confirm`),
      tone: 'danger',
      onConfirm: () => mutate(row),
    });
  return { ask, isPending, isDeleting: ({ id }: Row) => isPending && variables.id === id };
}
