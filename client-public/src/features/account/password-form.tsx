import { ApiError } from '@consultancy/client-shared/api';
import { useChangePassword } from '@consultancy/client-shared/api/generated/auth/auth';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { brokenRules } from '@consultancy/client-shared/forms';
import { useForm } from '@mantine/form';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import classes from './account-dialog.module.css';
import { SubmitButton } from '../../ui/form/submit-button';

export function PasswordForm() {
  const t = useTranslations('account');
  const tSite = useTranslations('site');
  const failureText = useFailureText();
  const change = useChangePassword();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: {
      currentPassword: (value) => (value === '' ? tSite('form.required') : null),
      newPassword: (value) => (brokenRules(value).length === 0 ? null : t('passwordRules')),
    },
  });

  function submit(data: typeof form.values) {
    change.mutate(
      { data },
      {
        onSuccess: () => {
          form.reset();
          toast.success(t('change.done'));
        },
        onError: (error) => error instanceof ApiError && form.setErrors(error.fieldErrors),
      },
    );
  }

  return (
    <details className={classes.section}>
      <summary>{t('change.heading')}</summary>
      <FormLayout onSubmit={form.onSubmit(submit)}>
        <FormFailure>{change.error && failureText(change.error, t('change.failed'))}</FormFailure>
        <PasswordField
          label={t('change.current')}
          autoComplete="current-password"
          required
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={t('change.next')}
          description={t('passwordRules')}
          autoComplete="new-password"
          required
          {...form.getInputProps('newPassword')}
        />
        <SubmitButton size="sm" loading={change.isPending}>
          {t('change.submit')}
        </SubmitButton>
      </FormLayout>
    </details>
  );
}
