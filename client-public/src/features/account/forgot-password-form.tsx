import { forgotPassword } from '@consultancy/client-shared/api/generated/auth/auth';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmailField } from '../../ui/form/fields';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useSubmission } from '../../ui/form/use-submission';

/** Has a link sent to choose a new password. Whether there is such an account nobody is told. */
export function ForgotPasswordForm({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const [address, setAddress] = useState(email);
  const [isMissing, setMissing] = useState(false);
  const send = useSubmission(forgotPassword);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = address.trim();
    setMissing(typed === '');
    if (typed !== '') send.mutate({ email: typed });
  }

  return (
    <FormLayout onSubmit={submit}>
      {send.isSuccess ? (
        <p role="status">{t('forgot.done')}</p>
      ) : (
        <>
          <p>{t('forgot.text')}</p>
          <FormFailure>{send.error && failureText(send.error, t('forgot.failed'))}</FormFailure>
          <EmailField
            label={t('email')}
            autoComplete="username"
            autoFocus
            value={address}
            error={isMissing && t('forgot.missing')}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <SubmitButton loading={send.isPending}>{t('forgot.submit')}</SubmitButton>
        </>
      )}
      <Button variant="subtle" onClick={onBack}>
        {t('forgot.back')}
      </Button>
    </FormLayout>
  );
}
