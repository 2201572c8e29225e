import { readStoredDraft, writeStoredDraft } from '@consultancy/client-shared/forms';
import { useEffect, useRef, useState } from 'react';
import { draftKey } from './drafts';

interface DraftableForm<Values> {
  values: Values;
  setValues: (values: Partial<Values>) => void;
}

/**
 * Keeps what is being typed for as long as the tab lives, through a reload or a page left by mistake: for who typed it,
 * not for the next who signs in or out. What nobody's account typed is there after signing in too.
 * @param name of the form, unique in the site
 * @returns forgets it, for a form that goes away once it has arrived
 */
export function useDraft<Values extends Record<string, string>>(
  name: string,
  form: DraftableForm<Values>,
): () => void {
  // For as long as the form is there: what one person typed is never stored as the next one's.
  const [key] = useState(() => draftKey(name));
  const isRestored = useRef(false);
  const untouched = useRef(JSON.stringify(form.values));
  const { values, setValues } = form;

  useEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      const anonymous = draftKey(name, null);
      const draft =
        readStoredDraft<Partial<Values>>('sessionStorage', key) ??
        readStoredDraft<Partial<Values>>('sessionStorage', anonymous);
      if (key !== anonymous) writeStoredDraft('sessionStorage', anonymous, null);
      if (draft) setValues(draft);
      return;
    }
    const isUntouched = JSON.stringify(values) === untouched.current;
    writeStoredDraft('sessionStorage', key, isUntouched ? null : values);
  }, [name, key, values, setValues]);

  return () => writeStoredDraft('sessionStorage', key, null);
}
