import { useSyncExternalStore } from 'react';
import { useAccount } from '../session';
import { knownSubmissions, subscribeToSubmissions } from './queue';
import { startQueue } from './start-queue';
import type { Submission } from './submission';

const none: readonly Submission[] = [];

let shownBy = 0;
let stop = () => {};

/** The queue runs while anything shows what is in it: the badge of each page, or a form. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToSubmissions(listener);
  shownBy += 1;
  if (shownBy === 1) stop = startQueue();
  return () => {
    unsubscribe();
    shownBy -= 1;
    if (shownBy === 0) stop();
  };
}

/** What is stored on this device of those who may see it: the account signed in, and visitors without one. */
export function useSubmissions(): Submission[] {
  const account = useAccount()?.user.id;
  const all = useSyncExternalStore(subscribe, knownSubmissions, () => none);
  return all.filter((each) => each.account === null || each.account === account);
}
