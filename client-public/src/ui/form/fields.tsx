import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field';

interface CommonProps {
  label: string;
  hint?: string;
  error?: ReactNode;
  half?: boolean;
}

/** Takes what `form.getInputProps('name')` gives. */
export function TextField({
  label,
  hint,
  error,
  half,
  required,
  ...input
}: CommonProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, half, required }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  half,
  required,
  ...area
}: CommonProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, half, required }}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  );
}

interface SelectFieldProps extends CommonProps, ComponentProps<'select'> {
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

export function SelectField({
  label,
  hint,
  error,
  half,
  required,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, half, required }}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
