import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '../session';
import { queue } from './queue';
import type { Submission } from './submission';

const none: readonly Submission[] = [];

/**
 * What is stored on this device of those who may see it: the account signed in, and visitors without one. The queue
 * runs while anything shows what is in it: the badge of each page, or a form.
 */
export function useSubmissions(): Submission[] {
  const account = useAccount()?.user.id;
  const queryClient = useQueryClient();
  const subscribe = useMemo(() => queue.subscribeWith(queryClient), [queryClient]);
  const all = useSyncExternalStore(subscribe, queue.known, () => none);
  return all.filter((each) => each.account === null || each.account === account);
}
