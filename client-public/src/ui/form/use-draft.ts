import { useEffect, useRef } from 'react';

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
  const key = `draft-${name}`;
  const isRestored = useRef(false);
  const untouched = useRef(JSON.stringify(form.values));
  const { values, setValues } = form;

  useEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      const draft = readDraft<Values>(key);
      if (draft) setValues(draft);
      return;
    }
    const content = JSON.stringify(values);
    writeDraft(key, content === untouched.current ? null : content);
  }, [key, values, setValues]);

  return () => writeDraft(key, null);
}

function readDraft<Values>(key: string): Partial<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Values> | null;
  } catch {
    return null;
  }
}

function writeDraft(key: string, content: string | null): void {
  try {
    if (content === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, content);
  } catch {
    // Then it is kept on the page only.
  }
}
