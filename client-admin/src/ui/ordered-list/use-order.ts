import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

/** Parts of a query key that are the same for all that is read of a resource. */
const RESOURCE_PARTS = 3;

interface OrderOptions<Answer> {
  /** Stores the order; it is answered with the list as it is then. Without it the order is not for staff to say. */
  save?: (order: { ids: number[] }) => Promise<Answer>;
  /** Of the query that shows the list. */
  listKey: QueryKey;
}

/**
 * The rows in the order that was requested, which is stored at once. Who moves on while that is under way is not waited
 * for: what is stored next is the order of then. Where the server refuses, the rows go back.
 */
export function useOrder<Row extends { id: number }, Answer>(
  rows: Row[],
  { save, listKey }: OrderOptions<Answer>,
) {
  const t = useTranslations();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<number[] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: number[]) => save!({ ids }),
    meta: { error: t('order.failed'), invalidates: [listKey.slice(0, RESOURCE_PARTS)] },
    onSuccess: (answer, ids) => {
      queryClient.setQueryData(listKey, answer);
      setWanted((current) => (current === ids ? null : current));
    },
    onError: () => setWanted(null),
  });
  useEffect(() => {
    if (wanted && !isPending) mutate(wanted);
  }, [wanted, isPending, mutate]);

  const placeOf = ({ id }: Row) => wanted!.indexOf(id);
  const shown = wanted ? rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : rows;
  const move = (from: number, to: number) => {
    const ids = shown.map(({ id }) => id);
    setWanted(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!));
  };
  return { shown, move, isPending };
}
