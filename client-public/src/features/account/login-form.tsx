import { useLogin } from '@consultancy/client-shared/api/generated/auth/auth';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInHere } from '../../session';
import { EmailField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import type { CredentialsFormProps } from './credentials-form';
import { useCredentialToasts } from './use-credential-toasts';
import { SubmitButton } from '../../ui/form/submit-button';

export function LoginForm({ typed, onTyped, onSuccess }: CredentialsFormProps) {
  const { t } = useTranslation('account');
  const withToasts = useCredentialToasts('login');
  const [failure, setFailure] = useState<string | null>(null);
  const login = useLogin();
  const form = useForm({
    initialValues: { email: typed.email, password: typed.password },
    onValuesChange: onTyped,
  });

  async function enter({ email, password }: typeof form.values) {
    if (email.trim() === '' || password === '') return setFailure(t('login.missing'));
    const reason = await withToasts(async () => {
      const { data } = await login.mutateAsync({ data: { email: email.trim(), password } });
      signInHere(data);
    });
    setFailure(reason);
    if (reason === null) onSuccess();
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
      <SubmitButton loading={login.isPending}>{t('login.submit')}</SubmitButton>
    </FormLayout>
  );
}
