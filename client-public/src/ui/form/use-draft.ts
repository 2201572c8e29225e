import { readStoredDraft, writeStoredDraft } from '@consultancy/client-shared/forms';
import { useEffect, useRef } from 'react';
import { draftKey } from './drafts';

interface DraftableForm<Values> {
  values: Values;
  setValues: (values: Partial<Values>) => void;
}

/**
 * Keeps what is being typed for as long as the tab lives, through a reload or a page left by mistake.
 * @param name of the form, unique in the site
 * @returns forgets it, for a form that goes away once it has arrived
 */
export function useDraft<Values extends Record<string, string>>(
  name: string,
  form: DraftableForm<Values>,
): () => void {
  const key = draftKey(name);
  const isRestored = useRef(false);
  const untouched = useRef(JSON.stringify(form.values));
  const { values, setValues } = form;

  useEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      const draft = readStoredDraft<Partial<Values>>('sessionStorage', key);
      if (draft) setValues(draft);
      return;
    }
    const isUntouched = JSON.stringify(values) === untouched.current;
    writeStoredDraft('sessionStorage', key, isUntouched ? null : values);
  }, [key, values, setValues]);

  return () => writeStoredDraft('sessionStorage', key, null);
}
