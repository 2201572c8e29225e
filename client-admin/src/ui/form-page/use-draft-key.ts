import { CLIENT_DRAFT } from '../../session/client-drafts';
import { useSessionState } from '../../session/session-context';

/** Names one's own draft of a form. @param recordId none for a new record */
export function useDraftKey(form: string, recordId: number | undefined): string {
  return `draft:${useAccountId()}:${form}:${recordId ?? 'new'}`;
}

/** The same for a form that holds what clients told the firm: its draft goes when its author signs out. */
export function useClientDraftKey(form: string, recordId: number | undefined): string {
  return `${CLIENT_DRAFT}${useAccountId()}:${form}:${recordId ?? 'new'}`;
}

function useAccountId(): number {
  const session = useSessionState();
  return session.phase === 'signedIn' ? session.user.id : 0;
}
