import { ApiError } from '@consultancy/client-shared/api';
import type { ReactNode } from 'react';
import type { FormValues } from './changed-fields';
import { withLabel } from './with-label';

/** What a field holds to, and how it reads. */
export interface FieldRules {
  /** Must hold more than spaces, a list its first entry; a text is what is said of it when it is missing. */
  required?: boolean | string;
  /** What is wrong with the value beside all the others, if anything is. */
  problem?: (value: never, values: never) => string | undefined;
  /** Is written down nowhere, so that a draft comes back without it. */
  isSecret?: boolean;
  /** How the value reads in the comparison; without it texts, numbers, lists and switches read as they are. */
  show?: (value: never) => ReactNode;
}

/** One field of a form, named once for its label, its messages and the comparison with another person's changes. */
export interface FormField extends FieldRules {
  label: string;
}

export type FormFields<Values> = { [Name in keyof Values]: FormField };
export type FormLabels<Values> = { [Name in keyof Values]: string };
export type FormRules<Values> = { [Name in keyof Values]?: FieldRules };

/** Rules of fields that must hold something. */
export function required<Name extends string>(...names: Name[]): Record<Name, FieldRules> {
  return Object.fromEntries(names.map((name) => [name, { required: true }])) as Record<Name, FieldRules>;
}

export function fieldsOf<Values extends FormValues>(
  values: Values,
  labels: FormLabels<Values>,
  rules: FormRules<Values> = {},
): FormFields<Values> {
  const names: (keyof Values)[] = Object.keys(values);
  const fields = names.map((name) => [name, { label: labels[name], ...rules[name] }]);
  return Object.fromEntries(fields) as FormFields<Values>;
}

/** What is stored of a value: null where it may be blank. */
type Stored<Value> = '' extends Value ? Exclude<Value, ''> | null : Value;

/** Values as they are stored: texts trimmed, and null for what is blank. @param needed fields that always hold something */
export function blankAsNull<Values extends FormValues, Needed extends keyof Values & string>(
  values: Values,
  ...needed: Needed[]
): { [Name in keyof Values]: Name extends Needed ? Values[Name] : Stored<Values[Name]> } {
  const storedOf = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value);
  const entries = Object.entries(values).map(([name, value]) =>
    needed.some((each) => each === name) ? [name, value] : [name, storedOf(value)],
  );
  return Object.fromEntries(entries) as ReturnType<typeof blankAsNull<Values, Needed>>;
}

/** @param missing what is said of a field that holds nothing */
export function problemsOf<Values extends FormValues>(
  values: Values,
  fields: FormFields<Values>,
  missing: (label: string) => string,
): Record<string, string> {
  const problemOf = (name: string, { label, required, problem }: FormField) => {
    if (required && isMissing(values[name])) return typeof required === 'string' ? required : missing(label);
    return problem?.(values[name] as never, values as never);
  };
  return Object.fromEntries(
    Object.entries<FormField>(fields).flatMap(([name, field]) => {
      const problem = problemOf(name, field);
      return problem ? [[name, problem]] : [];
    }),
  );
}

function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return isMissing(value[0]);
  return typeof value === 'string' ? value.trim() === '' : value === null || value === undefined;
}

/** Returns messages of the server by field of the form; one about an entry of a list belongs to the list. */
export function knownErrors(
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
