import { useState } from 'react';
import { type FormValues, mergeChanges } from './changed-fields';
import type { Draft, FormBasis } from './use-draft';
import type { SaveAction } from './use-save';

/** Somebody else saved the record meanwhile: what they changed, against what the form holds, and the ways on. */
export function useConflict<Values extends FormValues>(
  { form, basis, setBasis, reset }: Draft<Values>,
  send: (values: Values, basis: FormBasis<Values>, action: SaveAction) => void,
) {
  const [current, setCurrent] = useState<FormBasis<Values> & { action: SaveAction }>();
  const goOn = (mine: Values, theirs: FormBasis<Values>, action: SaveAction) => {
    setBasis(theirs);
    send(mine, theirs, action);
  };
  return {
    /** Shows what they changed; where this form would overwrite nothing of it, it is sent again. */
    compare: (theirs: FormBasis<Values>, mine: Values, action: SaveAction) => {
      if (mergeChanges(basis.values, theirs.values, mine).theirs.length > 0)
        setCurrent({ ...theirs, action });
      else goOn(mine, theirs, action);
    },
    conflict: current && { ...mergeChanges(basis.values, current.values, form.values), current },
    keepMine: (mine: Values, theirs: FormBasis<Values>) => {
      setCurrent(undefined);
      form.setValues(mine);
      if (current) goOn(mine, theirs, current.action);
    },
    takeTheirs: (theirs: FormBasis<Values>) => {
      setCurrent(undefined);
      reset(theirs);
    },
    decideLater: () => setCurrent(undefined),
  };
}
