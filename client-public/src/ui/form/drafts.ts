import { writeStoredDraft } from '@consultancy/client-shared/forms';
import { currentAccount } from '../../lib/session';

/** The name under which a letter to the office that is being written is stored. */
export const letterDraft = (inquiryId: number) => `letter-${inquiryId}`;

/** The same for a change of an order that is being requested. @param code that the order is followed by */
export const changeDraft = (code: string) => `change-${code}`;

/** A draft is of the account that is signed in, or of nobody's. */
export function draftKey(name: string, account = currentAccount()): string {
  return account ? `draft-${name}-of-${account.user.id}` : `draft-${name}`;
}

/** Forgets what was typed into a form that is not there any more. */
export function forgetDraft(name: string): void {
  for (const account of [currentAccount(), null])
    writeStoredDraft('sessionStorage', draftKey(name, account), null);
}
