import { useAccount } from '../../lib/session';

/** Begins the query keys of what only the account that is signed in may see. */
export const ACCOUNT_KEY = ['api', 'v1', 'auth'];

/** Adds the account to a query key, so that the next account never sees what was fetched for this one. */
export function useAccountKey<Key extends readonly unknown[]>(key: Key) {
  return [...key, useAccount()?.user.id] as const;
}
