import { useAccount } from '../../lib/session';

/** Begins the query keys of what only the account that is signed in may see. */
export const ACCOUNT_KEY = ['api', 'v1', 'auth'];

/** Names the account, so that whoever signs in next never sees what was fetched for somebody else. */
export function useAccountKey<Key extends readonly unknown[]>(key: Key) {
  return [...key, useAccount()?.user.id] as const;
}
