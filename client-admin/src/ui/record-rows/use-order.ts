import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GeneratedMutation } from '../generated-mutation';

/** The generated mutation that stores an order; it is answered with the list as it is then. */
export type UseReorder = GeneratedMutation<{ data: { ids: number[] } }, { data: unknown[] }>;

interface OrderOptions {
  useReorder: UseReorder;
  /** Of the query that shows the list. */
  listKey: QueryKey;
}

/**
 * The rows in the order that was requested, which is stored at once. Who moves on while that is under way is not waited
 * for: what is stored next is the order of then. Where the server refuses, the rows go back.
 */
export function useOrder<Row extends { id: number }>(rows: Row[], { useReorder, listKey }: OrderOptions) {
  const t = useTranslations();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<number[] | null>(null);
  const { mutate, isPending } = useReorder({ mutation: { meta: { error: t('sorting.failed') } } });
  useEffect(() => {
    if (!wanted || isPending) return;
    mutate(
      { data: { ids: wanted } },
      {
        onSuccess: (answer) => {
          queryClient.setQueryData(listKey, answer);
          setWanted((current) => (current === wanted ? null : current));
        },
        onError: () => setWanted(null),
      },
    );
  }, [wanted, isPending, mutate, queryClient, listKey]);

  const placeOf = ({ id }: Row) => wanted!.indexOf(id);
  const shown = wanted ? rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : rows;
  const reorder = (ordered: Row[]) => setWanted(ordered.map(({ id }) => id));
  return { shown, reorder };
}
