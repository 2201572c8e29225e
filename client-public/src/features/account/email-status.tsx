import {
  getGetEmailQueryKey,
  useChangeEmail,
  useGetEmail,
  useSendConfirmation,
  useWithdrawEmailChange,
} from '@consultancy/client-shared/api/generated/auth/auth';
import type { OwnEmailEnvelope } from '@consultancy/client-shared/api/model';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { Button, Paper } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { ActionForm } from '../../ui/form/action-form';
import { EmailField } from '../../ui/form/fields';
import { FormFailure } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useRules } from '../../ui/form/use-rules';
import { Stack } from '../../ui/layout';
import classes from './account-dialog.module.css';
import { useAccountKey } from './account-key';

/** Asks for what is missing: that the address is confirmed, or that both agree to another. Silent where nothing is. */
export function EmailStatus() {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const queryKey = useAccountKey(getGetEmailQueryKey());
  const { data } = useGetEmail({ query: { queryKey } });
  const send = useSendConfirmation();
  const withdraw = useWithdrawEmailChange();
  if (!data) return null;
  const { isConfirmed, change } = data.data;
  return (
    <>
      {!isConfirmed && (
        <Status>
          <p>{t('confirmation.text')}</p>
          <FormFailure>{send.error && failureText(send.error, t('confirmation.failed'))}</FormFailure>
          {send.isSuccess ? (
            <p role="status">{t('confirmation.sent')}</p>
          ) : (
            <Button variant="outline" size="sm" loading={send.isPending} onClick={() => send.mutate()}>
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
  const queryClient = useQueryClient();
  const queryKey = useAccountKey(getGetEmailQueryKey());
  const form = useForm({
    initialValues: { newEmail: '', currentPassword: '' },
    validate: {
      newEmail: rules.email,
      currentPassword: (value) => (value === '' ? tSite('form.required') : null),
    },
  });

  const ask = useChangeEmail({
    mutation: {
      onSuccess: (answer) => {
        queryClient.setQueryData<OwnEmailEnvelope>(queryKey, answer);
        form.reset();
        toast.success(t('emailChange.done'));
      },
    },
  });

  return (
    <details className={classes.section}>
      <summary>{t('emailChange.heading')}</summary>
      <ActionForm
        action={ask}
        form={form}
        onSend={({ newEmail, currentPassword }) =>
          ask.mutate({ data: { newEmail: newEmail.trim(), currentPassword } })
        }
        failed={t('emailChange.failed')}
        submit={t('emailChange.submit')}
        size="sm"
      >
        <p>{t('emailChange.text')}</p>
        <EmailField label={t('emailChange.next')} {...form.getInputProps('newEmail')} />
        <PasswordField
          label={t('change.current')}
          autoComplete="current-password"
          required
          {...form.getInputProps('currentPassword')}
        />
      </ActionForm>
    </details>
  );
}
