import { ApiError } from '@consultancy/client-shared/api';
import type { BoxProps, ButtonProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Group } from '../layout';
import { FormFailure, FormLayout } from './form-layout';
import { SubmitButton } from './submit-button';
import { useFailureText } from './use-failure-text';

interface ActionFormProps<Values> extends Pick<BoxProps, 'maw' | 'mt' | 'w'> {
  /** What the form does: a generated mutation hook. */
  action: { error: ApiError | null; isPending: boolean };
  /** Its fields; none where there is nothing to fill in. */
  form?: UseFormReturnType<Values>;
  /** Called with what was filled in, once it keeps the rules of the form. */
  onSend: (values: Values) => void;
  /** What is said of a failure that the server has no words for. */
  failed: string;
  submit: string;
  /** Instead, while it is under way. */
  sending?: string;
  size?: ButtonProps['size'];
  disabled?: boolean;
  /** The form's names of fields that the server calls otherwise. */
  nameFields?: (errors: Record<string, string>) => Record<string, string | undefined>;
  /** Beside the button. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** A form that sends one request. Errors of a field are shown at the field, others above the form. */
export function ActionForm<Values>({
  action: { error, isPending },
  form,
  onSend,
  failed,
  submit,
  sending,
  size,
  disabled,
  nameFields = (errors) => errors,
  beside,
  children,
  ...layout
}: ActionFormProps<Values>) {
  const failureText = useFailureText();
  const showAtFields = useEffectEvent((failure: ApiError) =>
    form?.setErrors(nameFields(failure.fieldErrors)),
  );
  useEffect(() => {
    if (error instanceof ApiError) showAtFields(error);
  }, [error]);

  function sendAsItIs(event: FormEvent) {
    event.preventDefault();
    onSend({} as Values);
  }

  const button = (
    <SubmitButton loading={isPending} size={size} disabled={disabled}>
      {(isPending && sending) || submit}
    </SubmitButton>
  );
  return (
    <FormLayout {...layout} onSubmit={form ? form.onSubmit(onSend) : sendAsItIs}>
      <FormFailure>{error && failureText(error, failed)}</FormFailure>
      {children}
      {beside ? (
        <Group>
          {button}
          {beside}
        </Group>
      ) : (
        button
      )}
    </FormLayout>
  );
}

/** What was filled in, without blanks around it. */
export function trimmed<Values extends Record<string, string>>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(entries) as Values;
}
