import { useEffect, useState } from 'react';
import { changedFields, type FormValues } from './changed-fields';
import { onlyKnown, readDraft, removeDraft, writeDraft } from './form-draft';
import { useDraftKey } from './use-draft-key';

/**
 * The values of a small form about a client. They start with what was typed before and not sent, and stay in this
 * browser until the form is as it started. Once it is sent, `forget` removes them besides: the dialog may have been
 * closed by then.
 * @param recordId none for a new record
 * @param empty what the form holds while nobody has typed
 */
export function useSavedValues<Values extends FormValues>(
  form: string,
  recordId: number | undefined,
  empty: () => Values,
): [values: Values, set: (values: Values) => void, forget: () => void] {
  const key = useDraftKey(form, recordId, true);
  const [base] = useState(empty);
  const [values, set] = useState(() => onlyKnown(readDraft<Values>(key)?.values ?? {}, base));
  const forget = () => removeDraft(key);
  useEffect(() => {
    if (changedFields(base, values).length > 0) writeDraft(key, { base, values });
    else removeDraft(key);
  }, [key, base, values]);
  return [values, set, forget];
}
