import { useRequestPasswordReset } from '@consultancy/client-shared/api/generated/auth/auth';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { ActionForm, trimmed } from '../../ui/form/action-form';
import { EmailField } from '../../ui/form/fields';
import { Stack } from '../../ui/layout';

/** Emails a link to choose a new password. The answer does not reveal whether there is such an account. */
export function ForgotPasswordForm({ email, onBack }: { email: string; onBack: () => void }) {
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
