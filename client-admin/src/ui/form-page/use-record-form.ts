import { ApiError, currentRecord } from '@consultancy/client-shared/api';
import { useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../failure-text';
import { useFailureToast } from '../mutation-feedback';
import { putIntoLists } from '../put-into-lists';
import { toasts } from '../toasts';
import { changedFields, type FormValues, mergeChanges } from './changed-fields';
import { removeDraft, writeDraft } from './form-draft';
import { type FormBasis, type StoredRecord, useFormStart } from './use-form-basis';
import { useLeaveGuard } from '../leave-guard';
import { withLabel } from './with-label';

/** How long after the last key a draft is written. */
const KEEP_AFTER_MS = 400;

/** One field of a form, named once for its label, its messages and the comparison with another person's changes. */
export interface FormField {
  label: string;
  /** Must hold more than spaces, a list its first entry; a text is what is said of it when it is missing. */
  required?: boolean | string;
  /** What is wrong with the value beside all the others, if anything is. */
  problem?: (value: never, values: never) => string | undefined;
  /** Is written down nowhere, so that a draft comes back without it. */
  isSecret?: boolean;
  /** How the value reads in the comparison; without it texts, numbers, lists and switches read as they are. */
  show?: (value: never) => ReactNode;
}

/** Whether a save is for everybody to see, for later, or publishes what was saved for later along with it. */
export type SaveWay = 'openly' | 'privately' | 'publish';

interface RecordFormOptions<Values extends FormValues, Entry extends StoredRecord> {
  /** Names the drafts of this form. */
  name: string;
  /** Whether its drafts hold what clients told the firm, and go when their author signs out. */
  isAboutClients?: boolean;
  /** The record to change; none for a new one. */
  record: Entry | undefined;
  valuesOf: (record: Entry | undefined) => Values;
  fields: { [Name in keyof Values]: FormField };
  /** Names of the server, with their path where they lie deeper, for fields that the form names otherwise. */
  serverNames?: Record<string, keyof Values & string>;
  /** Creates a record, or changes the given version of it; the options carry the key of this submission. */
  save: (values: Values, version: number | undefined, way: SaveWay) => Promise<{ data: Entry }>;
  /** What the button that saves does; openly, where nothing is said. */
  way?: SaveWay;
  done: string | ((saved: Entry, way: SaveWay) => string);
  failed: string;
  /** Whether a failure is told in a box on the page, which stays, and not in a toast. */
  tellsInBox?: boolean;
  refreshes: QueryKey[];
  /** Where saving leads; without it, and after a private save, the form stays and goes on from what was saved. */
  onSaved?: (saved: Entry) => void;
}

/**
 * The state of a form for one record. Nothing that was typed is lost or overwrites anybody's work unseen:
 * a draft stays in this browser until it is saved or given up, leaving asks, a failed save keeps everything,
 * and a record that somebody else changed meanwhile is compared field by field.
 */
export function useRecordForm<Values extends FormValues, Entry extends StoredRecord>({
  name,
  isAboutClients = false,
  record,
  valuesOf,
  fields,
  serverNames = {},
  save,
  way: usual = 'openly',
  done,
  failed,
  tellsInBox = false,
  refreshes,
  onSaved,
}: RecordFormOptions<Values, Entry>) {
  const t = useTranslations();
  const start = useFormStart(name, record, valuesOf, isAboutClients);
  const [basis, setBasis] = useState(start.basis);
  const [restored, setRestored] = useState(start.restored);
  const [saved, setSaved] = useState<Entry>();
  const [current, setCurrent] = useState<FormBasis<Values> & { way: SaveWay }>();
  const [kept, setKept] = useState<{ values: Values; at: string | null }>();
  const [failures, setFailures] = useState(0);
  const [failureInBox, setFailureInBox] = useState<string>();
  const failureText = useFailureText();

  const form = useForm<Values>({
    initialValues: start.values,
    validate: (values) => problemsOf(values, fields, (label) => t('form.required', { label })),
  });
  const isDirty = !saved && changedFields(basis.values, form.values).length > 0;

  const queryClient = useQueryClient();
  const fail = useFailureToast();
  const saving = useMutation({
    mutationFn: ({ values, version, way }: { values: Values; version: number | undefined; way: SaveWay }) =>
      save(values, version, way),
    meta: { invalidates: refreshes },
    onSuccess: (answer, { way }) => {
      const { data } = answer;
      // Lists show what visitors see.
      if (way === 'openly') putIntoLists(queryClient, refreshes[0], answer);
      toasts.success(typeof done === 'string' ? done : done(data, way));
      if (onSaved && way !== 'privately') setSaved(data);
      else startOver({ version: data.version, values: valuesOf(data) });
    },
    onError: (failure, { values, way }) => {
      const changed = currentRecord<Entry>(failure);
      if (changed) return compare({ version: changed.version, values: valuesOf(changed) }, values, way);
      form.setErrors(knownErrors(failure, fields, serverNames));
      setFailures((count) => count + 1);
      if (tellsInBox) setFailureInBox(failureText(failure, failed));
      else fail(failure, failed);
    },
  });
  const send = (values: Values, { version }: FormBasis<Values>, way: SaveWay) => {
    setFailureInBox(undefined);
    saving.mutate({ values, version, way });
  };

  const compare = (theirs: FormBasis<Values>, mine: Values, way: SaveWay) => {
    if (mergeChanges(basis.values, theirs.values, mine).theirs.length > 0) {
      setCurrent({ ...theirs, way });
    } else {
      // They changed nothing that this form would overwrite.
      setBasis(theirs);
      send(mine, theirs, way);
    }
  };

  const startOver = (from: FormBasis<Values>) => {
    setBasis(from);
    setRestored(null);
    form.setValues(from.values);
    form.clearErrors();
  };

  // The record on the screen may come from a list; as long as nobody typed, a newer one takes its place.
  const isOutdated = record !== undefined && record.version > (basis.version ?? 0);
  const adopt = useEffectEvent(() => startOver({ version: record?.version, values: valuesOf(record) }));
  useEffect(() => {
    if (isOutdated && !isDirty && !saved) adopt();
  }, [isOutdated, isDirty, saved]);

  // A long article is not written whole at every key; who closes the page in between loses nothing either.
  const keep = useDebouncedCallback(
    (values: Values) => {
      const draft = { ...basis, base: basis.values, values: withoutSecrets(values, fields) };
      setKept({ values, at: writeDraft(start.key, draft) ? new Date().toISOString() : null });
    },
    { delay: KEEP_AFTER_MS, flushOnUnmount: true },
  );
  // Not the method itself: each call of `keep` puts another in its place.
  useWindowEvent('pagehide', () => keep.flush());
  const forget = useEffectEvent(() => {
    keep.cancel();
    removeDraft(start.key);
  });
  useEffect(() => {
    if (isDirty) keep(form.values);
    else forget();
  }, [isDirty, keep, form.values]);

  useLeaveGuard(isDirty, () => {
    keep.cancel();
    removeDraft(start.key);
  });

  // After the guard above has seen that nothing is unsaved any more.
  const leave = useEffectEvent((record: Entry) => onSaved?.(record));
  useEffect(() => {
    if (saved) leave(saved);
  }, [saved]);

  return {
    form,
    fields,
    isNew: record === undefined,
    isDirty,
    isPending: saving.isPending || saved !== undefined,
    /** When this browser kept what stands here now; null where it cannot, undefined until it has. */
    keptAt: kept?.values === form.values ? kept.at : undefined,
    /** Grows with each attempt that was refused, here or by the server. */
    failures,
    failureInBox,
    dismissFailure: () => setFailureInBox(undefined),
    hasFailed: saving.isError && !saving.isPending,
    submit: form.onSubmit(
      (values) => send(values, basis, usual),
      () => setFailures((count) => count + 1),
    ),
    /** Saves with other values for fields that have no input; where that fails, the form goes on without them. */
    saveWith: (changes: Partial<Values>) => {
      if (form.validate().hasErrors) setFailures((count) => count + 1);
      else send({ ...form.values, ...changes }, basis, usual);
    },
    /** Saves in another way than the button that saves. */
    saveAs: (way: SaveWay) => {
      if (form.validate().hasErrors) setFailures((count) => count + 1);
      else send(form.values, basis, way);
    },
    /** Everything an input needs; for a switch with `{ type: 'checkbox' }`. */
    input: (field: keyof Values & string, options?: { type: 'checkbox' }) => {
      const props = form.getInputProps(field, options);
      const { label, required } = fields[field];
      // Named once more, because inputs that are no HTML inputs cannot do without it.
      return { ...props, value: props.value, label, required: Boolean(required) };
    },
    restored,
    discardChanges: () => startOver({ version: record?.version, values: valuesOf(record) }),
    conflict: current && { ...mergeChanges(basis.values, current.values, form.values), current },
    keepMine: (mine: Values, theirs: FormBasis<Values>) => {
      setBasis(theirs);
      setCurrent(undefined);
      form.setValues(mine);
      send(mine, theirs, current?.way ?? usual);
    },
    takeTheirs: (theirs: FormBasis<Values>) => {
      setCurrent(undefined);
      startOver(theirs);
    },
    decideLater: () => setCurrent(undefined),
  };
}

/** A secret reads as empty. */
function withoutSecrets<Values extends FormValues>(
  values: Values,
  fields: { [Name in keyof Values]: FormField },
): Values {
  const secrets = Object.keys(values).filter((name) => fields[name]?.isSecret);
  return { ...values, ...Object.fromEntries(secrets.map((name) => [name, ''])) };
}

function problemsOf<Values extends FormValues>(
  values: Values,
  fields: { [Name in keyof Values]: FormField },
  missing: (label: string) => string,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, field] of Object.entries<FormField>(fields)) {
    const problem = problemOf(values[name], values, field, missing);
    if (problem) problems[name] = problem;
  }
  return problems;
}

function problemOf(
  value: unknown,
  values: FormValues,
  { label, required, problem }: FormField,
  missing: (label: string) => string,
): string | undefined {
  if (required && isMissing(value)) return typeof required === 'string' ? required : missing(label);
  return problem?.(value as never, values as never);
}

function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return isMissing(value[0]);
  return typeof value === 'string' ? value.trim() === '' : value === null || value === undefined;
}

/** Messages of the server by field of the form; one about an entry of a list belongs to the list. */
function knownErrors(
  failure: unknown,
  fields: Record<string, FormField>,
  serverNames: Record<string, string>,
): Record<string, string> {
  const all = failure instanceof ApiError ? Object.entries(failure.fieldErrors) : [];
  const named = all.map(([field, message]) => {
    const [head = field] = field.split(/[.[]/);
    const name = serverNames[field] ?? serverNames[head] ?? head;
    // Its message calls a field that lies deeper by the end of its path.
    const called = serverNames[field] ? field.slice(field.lastIndexOf('.') + 1) : head;
    return [name, withLabel(message, called, fields[name]?.label ?? head)] as const;
  });
  return Object.fromEntries(named.filter(([name]) => name in fields));
}
