import { readStoredDraft, writeStoredDraft } from '@consultancy/client-shared/forms';
import { CLIENT_DRAFT } from '../../session/client-drafts';
import type { FormValues } from './changed-fields';

/** What somebody typed and did not save, as this browser keeps it. */
export interface FormDraft<Values extends FormValues> {
  /** The version that the typing started from; none for a new record. */
  version?: number;
  /** What the form held then. */
  base: Values;
  /** What it holds now, without fields that hold files: storage takes only texts. */
  values: Partial<Values>;
  lostFiles: boolean;
  /** ISO timestamp. */
  savedAt: string;
}

export function readDraft<Values extends FormValues>(key: string): FormDraft<Values> | null {
  return readStoredDraft('localStorage', key);
}

/** @returns whether the browser could keep it */
export function writeDraft<Values extends FormValues>(
  key: string,
  {
    version,
    base,
    values,
    savedAt = new Date().toISOString(),
  }: { version?: number; base: Values; values: Values; savedAt?: string },
): boolean {
  const autosave = Object.entries(values).filter(([, value]) => !holdsFile(value));
  return writeStoredDraft('localStorage', key, {
    version,
    base,
    values: Object.fromEntries(autosave) as Partial<Values>,
    lostFiles: autosave.length < Object.keys(values).length,
    savedAt,
  } satisfies FormDraft<Values>);
}

export function removeDraft(key: string): void {
  writeStoredDraft('localStorage', key, null);
}

/** What is written about a record to whom it is of, or about them. */
const draftsAbout = { inquiry: 'reply|note', order: 'change-quote|change-decline' };

/** Removes what all accounts wrote about a record from this browser: its personal data was deleted. */
export function forgetClientDrafts(kind: keyof typeof draftsAbout, id: number): void {
  const isAbout = RegExp(`^${CLIENT_DRAFT}\\d+:(${draftsAbout[kind]}):${id}$`);
  try {
    for (const key of Object.keys(localStorage)) if (isAbout.test(key)) localStorage.removeItem(key);
  } catch {
    // Where storage is refused, nothing was stored.
  }
}

/** A draft may be older than the form: fields that are gone are dropped, new ones take their fallback. */
export function onlyKnown<Values extends FormValues>(values: Partial<Values>, fallback: Values): Values {
  const known = Object.keys(fallback).filter((name) => values[name] !== undefined);
  return { ...fallback, ...Object.fromEntries(known.map((name) => [name, values[name]])) };
}

/** Also within the records of a list. */
function holdsFile(value: unknown): boolean {
  const isFile = (each: unknown) => each instanceof File;
  return [value].flat().some((each) => isFile(each) || Object.values(each ?? {}).some(isFile));
}
