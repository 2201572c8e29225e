import { ApiError } from '@consultancy/client-shared/api';
import { useSignUp } from '@consultancy/client-shared/api/generated/auth/auth';
import { brokenRules } from '@consultancy/client-shared/forms';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signInHere } from '../../lib/session';
import { EmailField, NameField, TextField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useRules } from '../../ui/form/use-rules';
import type { CredentialsFormProps } from './credentials-form';
import { useCredentialToasts } from './use-credential-toasts';

export function SignUpForm({ typed, onTyped, onSuccess }: CredentialsFormProps) {
  const t = useTranslations('account');
  const rules = useRules();
  const withToasts = useCredentialToasts('signup');
  const [failure, setFailure] = useState<string | null>(null);
  const create = useSignUp();
  const form = useForm({
    initialValues: typed,
    onValuesChange: onTyped,
    validate: {
      name: rules.required('name'),
      email: rules.email,
      address: rules.optional('short'),
      password: (value) => (brokenRules(value).length === 0 ? null : t('passwordRules')),
    },
  });

  async function submit({ name, email, address, password }: typeof form.values) {
    const reason = await withToasts(async () => {
      try {
        const body = {
          name: name.trim(),
          email: email.trim(),
          address: address.trim() || undefined,
          password,
        };
        const { data } = await create.mutateAsync({ data: body });
        const { accessToken, refreshToken, ...user } = data;
        signInHere({ user, accessToken, refreshToken });
      } catch (error) {
        if (error instanceof ApiError) form.setErrors(error.fieldErrors);
        throw error;
      }
    });
    setFailure(reason);
    if (reason === null) onSuccess();
  }

  function explain() {
    const { name, email, password } = form.values;
    setFailure([name, email, password].some((value) => value.trim() === '') ? t('signup.missing') : null);
  }

  return (
    <FormLayout onSubmit={form.onSubmit((values) => void submit(values), explain)}>
      <FormFailure>{failure}</FormFailure>
      <NameField label={t('name')} {...form.getInputProps('name')} />
      <EmailField label={t('email')} {...form.getInputProps('email')} />
      <TextField label={t('address')} autoComplete="street-address" {...form.getInputProps('address')} />
      <PasswordField
        label={t('password')}
        description={t('passwordRules')}
        autoComplete="new-password"
        required
        {...form.getInputProps('password')}
      />
      <SubmitButton loading={create.isPending}>{t('signup.submit')}</SubmitButton>
    </FormLayout>
  );
}
