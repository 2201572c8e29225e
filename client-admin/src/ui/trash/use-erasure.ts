import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GeneratedMutation } from '../generated-mutation';
import { toasts } from '../toasts';
import { useConfirm } from '../use-confirm';

/** What is said of a deletion for good, by the kind of record. */
export type ErasureTexts =
  | 'inquiries.templates.deletion'
  | `orders.files.${'design' | 'order'}.deletion`
  | 'users.deletion';

interface Erasure<Row, Variables> {
  texts: ErasureTexts;
  nameOf: (row: Row) => string;
  useRemove: GeneratedMutation<Variables, unknown>;
  variablesOf: (row: Row) => Variables;
  onDone?: (row: Row) => void;
}

/** Deletes for good what does not go to the trash, after a question. */
export function useErasure<Row extends { id: number }, Variables>({
  texts,
  nameOf,
  useRemove,
  variablesOf,
  onDone,
}: Erasure<Row, Variables>) {
  const t = useTranslations();
  const confirm = useConfirm();
  const [removing, setRemoving] = useState<number>();
  const { mutateAsync, isPending } = useRemove({
    mutation: { meta: { error: t(`${texts}.failed`) } },
  });
  const remove = async (row: Row) => {
    setRemoving(row.id);
    await mutateAsync(variablesOf(row));
    toasts.success(t(`${texts}.done`, { name: nameOf(row) }));
    onDone?.(row);
  };
  const ask = (row: Row) =>
    confirm({
      title: t(`${texts}.title`),
      message: t(`${texts}.question`, { name: nameOf(row) }),
      confirm: t(`${texts}.confirm`),
      tone: 'danger',
      // The toast says why it failed.
      onConfirm: () => void remove(row).catch(() => undefined),
    });
  return { ask, isPending, isDeleting: ({ id }: Row) => isPending && removing === id };
}
