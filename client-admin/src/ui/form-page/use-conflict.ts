import { useState } from 'react';
import { type FormValues, mergeChanges } from './changed-fields';
import type { Draft, FormBasis } from './use-draft';
import type { SaveWay } from './use-save';

/** Somebody else saved the record meanwhile: what they changed, against what the form holds, and the ways on. */
export function useConflict<Values extends FormValues>(
  { form, basis, setBasis, reset }: Draft<Values>,
  send: (values: Values, basis: FormBasis<Values>, way: SaveWay) => void,
) {
  const [current, setCurrent] = useState<FormBasis<Values> & { way: SaveWay }>();
  const goOn = (mine: Values, theirs: FormBasis<Values>, way: SaveWay) => {
    setBasis(theirs);
    send(mine, theirs, way);
  };
  return {
    /** Shows what they changed; where this form would overwrite nothing of it, it is sent again. */
    compare: (theirs: FormBasis<Values>, mine: Values, way: SaveWay) => {
      if (mergeChanges(basis.values, theirs.values, mine).theirs.length > 0) setCurrent({ ...theirs, way });
      else goOn(mine, theirs, way);
    },
    conflict: current && { ...mergeChanges(basis.values, current.values, form.values), current },
    keepMine: (mine: Values, theirs: FormBasis<Values>) => {
      setCurrent(undefined);
      form.setValues(mine);
      if (current) goOn(mine, theirs, current.way);
    },
    takeTheirs: (theirs: FormBasis<Values>) => {
      setCurrent(undefined);
      reset(theirs);
    },
    decideLater: () => setCurrent(undefined),
  };
}
