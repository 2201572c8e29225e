import { CLIENT_DRAFT } from '../../session/client-drafts';
import { useAccountId } from '../../session/session-context';

/**
 * Names one's own draft of a form.
 * @param recordId none for a new record
 * @param isAboutClients whether it holds data of clients: it is removed when its author signs out
 */
export function useDraftKey(form: string, recordId: number | undefined, isAboutClients = false): string {
  const account = useAccountId();
  return `${isAboutClients ? CLIENT_DRAFT : 'draft:'}${account}:${form}:${recordId ?? 'new'}`;
}
