import {
  changeEmail,
  sendConfirmation,
  useGetEmail,
  withdrawEmailChange,
} from '@consultancy/client-shared/api/generated/auth/auth';
import type { OwnEmailEnvelope } from '@consultancy/client-shared/api/model';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { Button, Paper } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { EmailField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import { useSubmission } from '../../ui/form/use-submission';
import classes from './account-dialog.module.css';
import { Stack } from '../../ui/layout';
import { useAccountKey } from './account-key';

/** Asks for what is missing: that the address is confirmed, or that both agree to another. Silent where nothing is. */
export function EmailStatus() {
  const t = useTranslations('account');
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const queryKey = useAccountKey('email');
  const { data } = useGetEmail({ query: { queryKey } });
  const send = useSubmission((_email: string) => sendConfirmation());
  const withdraw = useMutation({
    mutationFn: () => withdrawEmailChange(),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  if (!data) return null;
  const { email, isConfirmed, change } = data.data;
  return (
    <>
      {!isConfirmed && (
        <Status>
          <p>{t('confirmation.text')}</p>
          <FormFailure>{send.error && failureText(send.error, t('confirmation.failed'))}</FormFailure>
          {send.isSuccess ? (
            <p role="status">{t('confirmation.sent')}</p>
          ) : (
            <Button variant="outline" size="sm" loading={send.isPending} onClick={() => send.mutate(email)}>
              {t('confirmation.send')}
            </Button>
          )}
        </Status>
      )}
      {change && (
        <Status>
          <p>{t('emailChange.pending', { email: change.newEmail })}</p>
          <Button variant="outline" size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('emailChange.withdraw')}
          </Button>
        </Status>
      )}
    </>
  );
}

function Status({ children }: { children: ReactNode }) {
  return (
    <Paper withBorder p="md" mb="lg" bg="transparent">
      <Stack align="start">{children}</Stack>
    </Paper>
  );
}

/** Another address for the account. */
export function EmailForm() {
  const t = useTranslations('account');
  const tSite = useTranslations('site');
  const rules = useRules();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const queryKey = useAccountKey('email');
  const ask = useSubmission(changeEmail);
  const form = useForm({
    initialValues: { newEmail: '', currentPassword: '' },
    validate: {
      newEmail: rules.email,
      currentPassword: (value) => (value === '' ? tSite('form.required') : null),
    },
  });

  function submit({ newEmail, currentPassword }: typeof form.values) {
    ask.mutate(
      { newEmail: newEmail.trim(), currentPassword },
      {
        onSuccess: (answer) => {
          queryClient.setQueryData<OwnEmailEnvelope>(queryKey, answer);
          form.reset();
          toast.success(t('emailChange.done'));
        },
        onError: ({ fieldErrors }) => form.setErrors(fieldErrors),
      },
    );
  }

  return (
    <details className={classes.section}>
      <summary>{t('emailChange.heading')}</summary>
      <FormLayout onSubmit={form.onSubmit(submit)}>
        <p>{t('emailChange.text')}</p>
        <FormFailure>{ask.error && failureText(ask.error, t('emailChange.failed'))}</FormFailure>
        <EmailField label={t('emailChange.next')} {...form.getInputProps('newEmail')} />
        <PasswordField
          label={t('change.current')}
          autoComplete="current-password"
          required
          {...form.getInputProps('currentPassword')}
        />
        <SubmitButton size="sm" loading={ask.isPending}>
          {t('emailChange.submit')}
        </SubmitButton>
      </FormLayout>
    </details>
  );
}
