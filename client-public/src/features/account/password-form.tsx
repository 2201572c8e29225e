import { useChangePassword } from '@consultancy/client-shared/api/generated/auth/auth';
import { brokenRules } from '@consultancy/client-shared/forms';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { useForm } from '@mantine/form';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { ActionForm } from '../../ui/form/action-form';
import classes from './account-dialog.module.css';

export function PasswordForm() {
  const t = useTranslations('account');
  const tSite = useTranslations('site');
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: {
      currentPassword: (value) => (value === '' ? tSite('form.required') : null),
      newPassword: (value) => (brokenRules(value).length === 0 ? null : t('passwordRules')),
    },
  });

  const change = useChangePassword({
    mutation: {
      onSuccess: () => {
        form.reset();
        toast.success(t('change.done'));
      },
    },
  });

  return (
    <details className={classes.section}>
      <summary>{t('change.heading')}</summary>
      <ActionForm
        action={change}
        form={form}
        onSend={(data) => change.mutate({ data })}
        failed={t('change.failed')}
        submit={t('change.submit')}
        size="sm"
      >
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
      </ActionForm>
    </details>
  );
}
