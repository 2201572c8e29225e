import { useSessionState } from '../../session/session-context';
import { draftKey } from './form-draft';

/** The name of one's own draft of a form. @param recordId none for a new record */
export function useDraftKey(form: string, recordId: number | undefined): string {
  const session = useSessionState();
  const account = session.phase === 'signedIn' ? session.user.id : 0;
  return draftKey(account, form, recordId);
}
