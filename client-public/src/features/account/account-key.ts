import { useAccount } from '../../session';

/** Begins the query keys of what only the account that is signed in may see. */
export const ACCOUNT_KEY = 'account';

/** Names the account, so that whoever signs in next never sees what was fetched for somebody else. */
export function useAccountKey(of: 'email' | 'devices') {
  return [ACCOUNT_KEY, useAccount()?.user.id, of] as const;
}
