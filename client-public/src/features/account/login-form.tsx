import { ApiError } from '@consultancy/client-shared/api';
import { useLogin, useRequestPasswordReset } from '@consultancy/client-shared/api/generated/auth/auth';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signInHere } from '../../lib/session';
import { ActionForm, trimmed } from '../../ui/form/action-form';
import { EmailField, TextField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { Stack } from '../../ui/layout';
import type { CredentialsFormProps } from './credentials-form';
import { useCredentialToasts } from './use-credential-toasts';

export function LoginForm({ typed, onTyped, onSuccess }: CredentialsFormProps) {
  const t = useTranslations('account');
  const withToasts = useCredentialToasts('login');
  const [failure, setFailure] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [isForgotten, setIsForgotten] = useState(false);
  const login = useLogin();
  const form = useForm({
    initialValues: { email: typed.email, password: typed.password, code: '' },
    onValuesChange: ({ email, password }) => onTyped({ email, password }),
  });

  async function enter({ email, password, code }: typeof form.values) {
    if (email.trim() === '' || password === '') return setFailure(t('login.missing'));
    const reason = await withToasts(async () => {
      const credentials = { email: email.trim(), password, ...(needsCode && { code: code.trim() }) };
      const { data } = await login.mutateAsync({ data: credentials }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') setNeedsCode(true);
        throw error;
      });
      signInHere(data);
    });
    setFailure(reason);
    if (reason === null) onSuccess();
  }

  if (isForgotten) {
    return <ForgotPasswordForm email={form.values.email} onBack={() => setIsForgotten(false)} />;
  }
  return (
    <FormLayout onSubmit={form.onSubmit((values) => void enter(values))}>
      <FormFailure>{failure}</FormFailure>
      <EmailField label={t('email')} autoComplete="username" {...form.getInputProps('email')} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        {...form.getInputProps('password')}
      />
      {needsCode && (
        <TextField
          label={t('login.code')}
          description={t('login.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          {...form.getInputProps('code')}
        />
      )}
      <SubmitButton loading={login.isPending}>{t('login.submit')}</SubmitButton>
      <Button variant="subtle" onClick={() => setIsForgotten(true)}>
        {t('login.forgot')}
      </Button>
    </FormLayout>
  );
}

/** Emails a link to choose a new password. The answer does not reveal whether there is such an account. */
function ForgotPasswordForm({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useTranslations('account');
  const send = useRequestPasswordReset();
  const form = useForm({
    initialValues: { email },
    validate: { email: (value) => (value.trim() === '' ? t('forgot.missing') : null) },
  });
  return (
    <Stack>
      {send.isSuccess ? (
        <p role="status">{t('forgot.done')}</p>
      ) : (
        <ActionForm
          action={send}
          form={form}
          onSend={(values) => send.mutate({ data: trimmed(values) })}
          failed={t('forgot.failed')}
          submit={t('forgot.submit')}
        >
          <p>{t('forgot.text')}</p>
          <EmailField label={t('email')} autoComplete="username" autoFocus {...form.getInputProps('email')} />
        </ActionForm>
      )}
      <Button variant="subtle" onClick={onBack}>
        {t('forgot.back')}
      </Button>
    </Stack>
  );
}
