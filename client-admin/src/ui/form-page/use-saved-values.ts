import { useEffect, useState } from 'react';
import { changedFields, type FormValues } from './changed-fields';
import { onlyKnown, readDraft, removeDraft, writeDraft } from './form-draft';

/** What a small form in a dialog starts with: what was typed before and not sent, else nothing. */
export function useSavedValues<Values extends FormValues>(key: string, empty: () => Values): Values {
  const [start] = useState(() => onlyKnown(readDraft<Values>(key)?.values ?? {}, empty()));
  return start;
}

/**
 * Keeps what is typed there in this browser, until the form is empty again. Once it is sent, the draft is removed with
 * `removeDraft` besides: the dialog may have been closed by then.
 */
export function useAutosave<Values extends FormValues>(
  key: string,
  empty: () => Values,
  values: Values,
): void {
  useEffect(() => {
    const base = empty();
    if (changedFields(base, values).length > 0) writeDraft(key, { base, values });
    else removeDraft(key);
  }, [key, empty, values]);
}
