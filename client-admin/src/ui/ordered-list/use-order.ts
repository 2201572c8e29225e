import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../use-deed';

interface OrderOptions<Answer> {
  /** Stores the order; it is answered with the list as it is then. */
  save: (order: { ids: number[] }) => Promise<Answer>;
  /** Of the query that shows the list. */
  listKey: QueryKey;
  /** Beginnings of the keys of all that shows these records. */
  refreshes: QueryKey[];
}

/**
 * The rows in the order that was wished, which is stored at once. Who moves on while that is under way is not waited
 * for: what is stored next is the order of then. Where the server refuses, the rows go back.
 */
export function useOrder<Row extends { id: number }, Answer>(
  rows: Row[],
  { save, listKey, refreshes }: OrderOptions<Answer>,
) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<number[] | null>(null);
  const { mutate, isPending } = useDeed({
    work: (ids: number[]) => save({ ids }),
    failed: t('order.failed'),
    refreshes,
    onDone: (answer, ids) => {
      queryClient.setQueryData(listKey, answer);
      setWanted((current) => (current === ids ? null : current));
    },
    onFailed: () => {
      setWanted(null);
      return false;
    },
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
