import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../failure-text';
import { toasts } from '../toasts';

export interface Refresh {
  start: () => void;
  isRefreshing: boolean;
}

export interface RefreshableQuery {
  data: unknown;
  refetch: () => Promise<{ error: unknown }>;
}

/**
 * Fetches the queries of a screen again. Rows that are on the screen stay there when that fails, so it is
 * said in a toast; without rows the list's own panel says it.
 */
export function useRefresh(...queries: RefreshableQuery[]): Refresh {
  const t = useTranslations();
  const failureText = useFailureText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => Promise.all(queries.map((query) => query.refetch())),
    onSuccess: (answers) => {
      const failed = answers.find(({ error }, index) => error && queries[index]?.data !== undefined);
      if (failed) toasts.error(failureText(failed.error, t('list.refreshFailed')));
    },
  });
  return { start: mutate, isRefreshing: isPending };
}
