import { useState } from 'react';
import { changedFields, type FormValues } from './changed-fields';
import { onlyKnown, readDraft } from './form-draft';
import { useDraftKey } from './use-draft-key';

/** What the changes in a form are based on. */
export interface FormBasis<Values extends FormValues> {
  /** None for a new record. */
  version?: number;
  values: Values;
}

/** A draft that came back into the form. */
export interface RestoredDraft {
  /** ISO timestamp. */
  savedAt: string;
  /** Whether pictures had been chosen, which a browser does not keep. */
  lostFiles: boolean;
}

/** What a form can change; only the settings, of which there is one, have no id. */
export interface StoredRecord {
  id?: number;
  version: number;
}

/** Where a form starts: from the record, or from a draft of it that this browser kept. */
export function useFormStart<Values extends FormValues, Entry extends StoredRecord>(
  name: string,
  record: Entry | undefined,
  valuesOf: (record: Entry | undefined) => Values,
  isAboutClients: boolean,
) {
  const key = useDraftKey(name, record?.id, isAboutClients);
  const [start] = useState(() => {
    const basis: FormBasis<Values> = { version: record?.version, values: valuesOf(record) };
    return startFrom(basis, key);
  });
  return { key, ...start };
}

function startFrom<Values extends FormValues>(fresh: FormBasis<Values>, key: string) {
  const plain = { basis: fresh, values: fresh.values, restored: null };
  const draft = readDraft<Values>(key);
  if (!draft) return plain;
  // A draft of an older version stays based on it, so that saving it shows what changed meanwhile.
  const isCurrent = draft.version === fresh.version;
  const basis = isCurrent ? fresh : { version: draft.version, values: onlyKnown(draft.base, fresh.values) };
  const values = onlyKnown(draft.values, basis.values);
  if (changedFields(basis.values, values).length === 0) return plain;
  const restored: RestoredDraft = { savedAt: draft.savedAt, lostFiles: draft.lostFiles };
  return { basis, values, restored };
}
