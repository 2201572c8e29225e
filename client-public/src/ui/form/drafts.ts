import { writeStoredDraft } from '@consultancy/client-shared/forms';

/** The name under which a letter to the office that is being written is stored. */
export const letterDraft = (inquiryId: number) => `letter-${inquiryId}`;

/** The same for a change of an order that is being requested. @param code that the order is followed by */
export const changeDraft = (code: string) => `change-${code}`;

export const draftKey = (name: string) => `draft-${name}`;

/** Forgets what was typed into a form that is not there any more. */
export function forgetDraft(name: string): void {
  writeStoredDraft('sessionStorage', draftKey(name), null);
}
