/** What a form holds: texts, numbers, switches, lists, and pictures that were chosen but not sent yet. */
export type FormValues = Record<string, unknown>;

/** The fields whose values differ, in the order of the form. */
export function changedFields<Values extends FormValues>(
  from: Values,
  to: Values,
): (keyof Values & string)[] {
  return Object.keys(from).filter((name) => !isSame(from[name], to[name]));
}

// A file never equals what is stored, and JSON writes it as an empty object, so the text is enough.
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export interface Merge<Values extends FormValues> {
  /** Fields that the other person changed and that do not read the same here. */
  theirs: (keyof Values & string)[];
  /** Those of them that were changed here as well, to something else. */
  disputed: (keyof Values & string)[];
  /** My changes on top of theirs: what was not touched here stays as they have it. */
  mine: Values;
}

/** Two people changed the same record: what each of them did since the version that both started from. */
export function mergeChanges<Values extends FormValues>(
  base: Values,
  theirs: Values,
  mine: Values,
): Merge<Values> {
  const touched = changedFields(base, mine);
  const differing = changedFields(theirs, mine);
  const changedByThem = changedFields(base, theirs).filter((name) => differing.includes(name));
  return {
    theirs: changedByThem,
    disputed: changedByThem.filter((name) => touched.includes(name)),
    mine: Object.assign({ ...theirs }, ...touched.map((name) => ({ [name]: mine[name] }))) as Values,
  };
}
