import { useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLeaveGuard } from '../leave-guard';
import { changedFields, type FormValues } from './changed-fields';
import { onlyKnown, readDraft, removeDraft, writeDraft } from './form-draft';
import { type FormFields, problemsOf } from './form-fields';
import { useDraftKey } from './use-draft-key';

/** How long after the last key a draft is written. */
const KEEP_AFTER_MS = 400;

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

export interface DraftOptions<Values extends FormValues, Entry extends StoredRecord> {
  /** Names the drafts of this form. */
  name: string;
  /** Whether its drafts hold data of clients, and are removed when their author signs out. */
  isAboutClients?: boolean;
  /** The record to change; none for a new one. */
  record: Entry | undefined;
  valuesOf: (record: Entry | undefined) => Values;
}

export type Draft<Values extends FormValues> = ReturnType<typeof useDraft<Values, StoredRecord>>;

/**
 * The values of a form and what they are based on. They start from the record, or from a draft of it that this browser
 * kept; what is typed is stored until it is saved or given up, and leaving asks before.
 */
export function useDraft<Values extends FormValues, Entry extends StoredRecord>(
  { name, isAboutClients = false, record, valuesOf }: DraftOptions<Values, Entry>,
  fields: FormFields<Values>,
) {
  const key = useDraftKey(name, record?.id, isAboutClients);
  const { form, basis, setBasis, restored, reset } = useFormValues(
    () => startFrom({ version: record?.version, values: valuesOf(record) }, key),
    fields,
  );
  const [isSaved, setSaved] = useState(false);
  const [autosave, setAutosave] = useState<{ values: Values; at: string | null }>();
  const isDirty = !isSaved && changedFields(basis.values, form.values).length > 0;

  const discard = () => reset({ version: record?.version, values: valuesOf(record) });

  // The record on the screen may come from a list; as long as nobody typed, a newer one takes its place.
  const isOutdated = record !== undefined && record.version > (basis.version ?? 0);
  const takeNewer = useEffectEvent(discard);
  useEffect(() => {
    if (isOutdated && !isDirty && !isSaved) takeNewer();
  }, [isOutdated, isDirty, isSaved]);

  // A long article is not written whole at every key; who closes the page in between loses nothing either.
  const written = useRef(restored?.savedAt);
  const isOurs = (stored: { savedAt: string } | null) => stored?.savedAt === written.current;
  const keep = useDebouncedCallback(
    (values: Values) => {
      const savedAt = new Date().toISOString();
      const isStored = writeDraft(key, {
        ...basis,
        base: basis.values,
        values: withoutSecrets(values, fields),
        savedAt,
      });
      if (isStored) written.current = savedAt;
      setAutosave({ values, at: isStored ? savedAt : null });
    },
    { delay: KEEP_AFTER_MS, flushOnUnmount: true },
  );
  // Not the method itself: each call of `keep` puts another in its place.
  useWindowEvent('pagehide', () => keep.flush());
  const forget = () => {
    keep.cancel();
    // What another tab wrote under the same name is not of this form.
    if (isOurs(readDraft(key))) removeDraft(key);
  };
  const forgetNow = useEffectEvent(forget);
  useEffect(() => {
    if (isDirty) keep(form.values);
    else forgetNow();
  }, [isDirty, keep, form.values]);
  useLeaveGuard(isDirty, forget);
  useWindowEvent('storage', (event) => {
    if (event.key !== key || !isDirty) return;
    if (event.newValue === null) keep(form.values);
    // Another tab has stored its own text: this one is not on the device any more.
    else setAutosave({ values: form.values, at: null });
  });

  return {
    form,
    basis,
    setBasis,
    reset,
    discard,
    /** It is stored: nothing is left to keep, and leaving asks no more. */
    end: () => setSaved(true),
    restored,
    isDirty,
    /** When this browser stored the current values; null if it cannot store, undefined until it has. */
    autosavedAt: autosave?.values === form.values ? autosave.at : undefined,
  };
}

/** What a form holds, and what it is based on. */
function useFormValues<Values extends FormValues>(
  startWith: () => ReturnType<typeof startFrom<Values>>,
  fields: FormFields<Values>,
) {
  const t = useTranslations();
  const [start] = useState(startWith);
  const [basis, setBasis] = useState(start.basis);
  const [restored, setRestored] = useState(start.restored);
  const form = useForm<Values>({
    initialValues: start.values,
    validate: (values) => problemsOf(values, fields, (label) => t('form.required', { label })),
  });
  const reset = (from: FormBasis<Values>) => {
    setBasis(from);
    setRestored(null);
    form.setValues(from.values);
    form.clearErrors();
  };
  return { form, basis, setBasis, restored, reset };
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

/** A secret reads as empty. */
function withoutSecrets<Values extends FormValues>(values: Values, fields: FormFields<Values>): Values {
  const secrets = Object.keys(values).filter((name) => fields[name]?.isSecret);
  return { ...values, ...Object.fromEntries(secrets.map((name) => [name, ''])) };
}
