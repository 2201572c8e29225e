import { currentRecord } from '@consultancy/client-shared/api';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureText } from '../failure-text';
import { useFailureToast } from '../mutation-feedback';
import { toasts } from '../toasts';
import type { FormValues } from './changed-fields';
import { type FormFields, knownErrors } from './form-fields';
import type { Draft, DraftOptions, FormBasis, StoredRecord } from './use-draft';

/** Whether a save is for everybody to see or for later. */
export type SaveAction = 'save' | 'draft';

export interface SaveOptions<Values extends FormValues, Entry extends StoredRecord> {
  /** Creates a record, or changes the given version of it, by the generated mutations. */
  save: (values: Values, version: number | undefined, action: SaveAction) => Promise<{ data: Entry }>;
  /** Names of the server, with their path where they lie deeper, for fields that the form names otherwise. */
  serverNames?: Record<string, keyof Values & string>;
  done: string | ((saved: Entry, action: SaveAction) => string);
  failed: string;
  /** Whether a failure is shown in a box on the page, which stays, and not in a toast. */
  tellsInBox?: boolean;
  /** Key of the query that shows the record, where there is one only: the answer takes its place. */
  shownBy?: QueryKey;
  /** Where saving leads; without it, and after a draft, the form stays and goes on from what was saved. */
  onSaved?: ((saved: Entry) => void) | undefined;
}

interface SaveParts<Values extends FormValues, Entry extends StoredRecord> {
  draft: Draft<Values>;
  fields: FormFields<Values>;
  valuesOf: DraftOptions<Values, Entry>['valuesOf'];
  /** Called instead of a failure where somebody else was faster. */
  onStale: (theirs: FormBasis<Values>, mine: Values, action: SaveAction) => void;
}

/** Sends what a form holds. What was typed stays until the server has it. */
export function useSave<Values extends FormValues, Entry extends StoredRecord>(
  { draft, fields, valuesOf, onStale }: SaveParts<Values, Entry>,
  options: SaveOptions<Values, Entry>,
) {
  const { save, serverNames = {}, done, failed, tellsInBox = false, shownBy, onSaved } = options;
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const fail = useFailureToast();
  const [saved, setSaved] = useState<Entry>();
  const [failures, setFailures] = useState(0);
  const [failureInBox, setFailureInBox] = useState<string>();
  const refuse = () => setFailures((count) => count + 1);
  const basisOf = (record: Entry) => ({ version: record.version, values: valuesOf(record) });
  const saving = useMutation({
    mutationFn: ({
      values,
      version,
      action,
    }: {
      values: Values;
      version: number | undefined;
      action: SaveAction;
    }) => save(values, version, action),
    // Each call of it is repeated by itself.
    retry: false,
    onSuccess: (answer, { action }) => {
      const { data } = answer;
      if (shownBy) queryClient.setQueryData(shownBy, answer);
      toasts.success(typeof done === 'string' ? done : done(data, action));
      if (!onSaved || action === 'draft') return draft.reset(basisOf(data));
      draft.end();
      setSaved(data);
    },
    onError: (failure, { values, action }) => {
      const changed = currentRecord<Entry>(failure);
      if (changed) return onStale(basisOf(changed), values, action);
      draft.form.setErrors(knownErrors(failure, fields, serverNames));
      refuse();
      if (tellsInBox) setFailureInBox(failureText(failure, failed));
      else fail(failure, failed);
    },
  });

  // After the guard of the draft has seen that nothing is unsaved any more.
  const leave = useEffectEvent((record: Entry) => onSaved?.(record));
  useEffect(() => {
    if (saved) leave(saved);
  }, [saved]);

  return {
    /** @param next called once it is stored, while the form is shown */
    send: (values: Values, { version }: FormBasis<Values>, action: SaveAction, next?: () => void) => {
      setFailureInBox(undefined);
      saving.mutate({ values, version, action }, { onSuccess: next });
    },
    refuse,
    isPending: saving.isPending || saved !== undefined,
    /** Grows with each attempt that was refused, here or by the server. */
    failures,
    failureInBox,
    dismissFailure: () => setFailureInBox(undefined),
    hasFailed: saving.isError && !saving.isPending,
  };
}
