import {
  NativeSelect,
  type NativeSelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

interface OwnFieldProps {
  label: string;
  required?: boolean;
  /** Beside other fields where there is room. */
  half?: boolean;
}

/** Marks optional fields, and sets the width of the field. */
function useField<Props extends OwnFieldProps>({ label, half, ...props }: Props) {
  const t = useTranslations('site');
  const optional: ReactNode = !props.required && (
    // Screen readers announce required fields instead.
    <span aria-hidden>{t('form.optional')}</span>
  );
  // Mantine would find an id of its own, and render each field a second time for it.
  const id = useId();
  const labelled = (
    <>
      {label}
      {optional}
    </>
  );
  return { id, ...props, label: labelled, mod: { half } };
}

/** Takes what `form.getInputProps('name')` gives, as all of them do. */
export function TextField(props: OwnFieldProps & TextInputProps) {
  return <TextInput {...useField(props)} />;
}

type TextFieldProps = Parameters<typeof TextField>[0];

/** The name of the visitor; browsers fill it in. */
export function NameField(props: TextFieldProps) {
  return <TextField autoComplete="name" required {...props} />;
}

/** Their email, with the keyboard for it. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" required {...props} />;
}

/** Their phone number, with the keyboard for it. */
export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" autoComplete="tel" {...props} />;
}

export function TextAreaField(props: OwnFieldProps & TextareaProps) {
  return <Textarea resize="vertical" {...useField(props)} />;
}

interface SelectFieldProps extends OwnFieldProps, NativeSelectProps {
  label: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** The browser's own list: it works on every phone, and before the scripts are there. */
export function SelectField({ placeholder, options, ...props }: SelectFieldProps) {
  return (
    <NativeSelect
      data={[{ value: '', label: placeholder }, ...options]}
      rightSection={<IconChevronDown size={20} stroke={1.5} aria-hidden />}
      {...useField(props)}
    />
  );
}
