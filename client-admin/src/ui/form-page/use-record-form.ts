import type { FormValues } from './changed-fields';
import { fieldsOf, type FormLabels, type FormRules } from './form-fields';
import { useConflict } from './use-conflict';
import { type DraftOptions, type StoredRecord, useDraft } from './use-draft';
import { type SaveOptions, type SaveAction, useSave } from './use-save';

export interface RecordFormOptions<Values extends FormValues, Entry extends StoredRecord>
  extends DraftOptions<Values, Entry>, SaveOptions<Values, Entry> {
  labels: FormLabels<Values>;
  /** Of the fields that have any. */
  rules?: FormRules<Values>;
  /** What the button that saves does, `save` by default. */
  action?: SaveAction;
}

/**
 * The state of a form for one record. Nothing that was typed is lost or overwrites anybody's work unseen:
 * a draft stays in this browser until it is saved or given up, leaving asks, a failed save keeps everything,
 * and a record that somebody else changed meanwhile is compared field by field.
 */
export function useRecordForm<Values extends FormValues, Entry extends StoredRecord>(
  options: RecordFormOptions<Values, Entry>,
) {
  const { record, valuesOf, labels, rules, action: usualAction = 'save' } = options;
  const fields = fieldsOf(valuesOf(record), labels, rules);
  const draft = useDraft(options, fields);
  const { form, basis } = draft;
  const { send, refuse, ...saving } = useSave<Values, Entry>(
    { draft, fields, valuesOf, onStale: (theirs, mine, action) => conflict.compare(theirs, mine, action) },
    options,
  );
  const conflict = useConflict(draft, send);
  const sendValid = (changes: Partial<Values>, action: SaveAction, next?: () => void) => {
    if (form.validate().hasErrors) refuse();
    else send({ ...form.values, ...changes }, basis, action, next);
  };
  return {
    ...saving,
    ...conflict,
    form,
    fields,
    isNew: record === undefined,
    isDirty: draft.isDirty,
    autosavedAt: draft.autosavedAt,
    restored: draft.restored,
    discardChanges: draft.discard,
    submit: form.onSubmit((values) => send(values, basis, usualAction), refuse),
    /** Saves with other values for fields that have no input; where that fails, the form goes on without them. */
    saveWith: (changes: Partial<Values>) => sendValid(changes, usualAction),
    /** Does another action than the button that saves. */
    saveAs: (action: SaveAction) => sendValid({}, action),
    /** Goes on once nothing is unsaved, with whether that took a save. @param always saves what is not changed too */
    saveThen: (next: (isSaved: boolean) => void, always = false) =>
      draft.isDirty || always ? sendValid({}, usualAction, () => next(true)) : next(false),
    /** Everything an input needs; for a switch with `{ type: 'checkbox' }`. */
    input: (field: keyof Values & string, options?: { type: 'checkbox' }) => {
      const props = form.getInputProps(field, options);
      const { label, required } = fields[field];
      // Named once more, because inputs that are no HTML inputs cannot do without it.
      return { ...props, value: props.value, label, required: Boolean(required) };
    },
  };
}
