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

type OwnFieldProps = ComponentProps<typeof TextField>;

/** The name of whoever fills the form in; browsers offer it. */
export function NameField(props: OwnFieldProps) {
  return <TextField autoComplete="name" required {...props} />;
}

/** Their email, with the keyboard for it. */
export function EmailField(props: OwnFieldProps) {
  return <TextField type="email" autoComplete="email" required {...props} />;
}

/** Their phone number, with the keyboard for it. */
export function PhoneField(props: OwnFieldProps) {
  return <TextField type="tel" autoComplete="tel" {...props} />;
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
