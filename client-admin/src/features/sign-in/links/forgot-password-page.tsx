import { requestPasswordReset } from '@consultancy/client-shared/api/generated/auth/auth';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllTexts } from '../../../i18n/all-texts';
import { paths } from '../../../paths';
import { useFailureText } from '../../../ui/failure-text';
import { SignInLayout } from '../sign-in-layout';
import { SignInLinkForm } from './sign-in-link-form';
import { SignInLinkNote } from './sign-in-link-note';

/** Has a link sent to choose a new password. */
export function ForgotPasswordPage() {
  return (
    <AllTexts>
      <ForgotPassword />
    </AllTexts>
  );
}

function ForgotPassword() {
  const t = useTranslations();
  const failureText = useFailureText();
  const email = useRef<HTMLInputElement>(null);
  const [isBlank, setIsBlank] = useState(false);
  const send = useMutation({
    mutationFn: (address: string) => requestPasswordReset({ email: address }),
    // Sending the form again sends another mail.
  });
  const submit = () => {
    const address = email.current?.value.trim() ?? '';
    setIsBlank(address === '');
    if (address === '') return email.current?.focus();
    send.mutate(address);
  };
  const title = t('accountLinks.forgot.title');
  return (
    <SignInLayout title={title} heading={title}>
      {send.isSuccess ? (
        <SignInLinkNote
          title={t('accountLinks.forgot.doneTitle')}
          text={t('accountLinks.forgot.done')}
          link={{ to: paths.login, label: t('accountLinks.signIn') }}
        />
      ) : (
        <SignInLinkForm
          text={t('accountLinks.forgot.text')}
          failure={
            isBlank
              ? t('accountLinks.forgot.needed')
              : send.error && failureText(send.error, t('accountLinks.failed'))
          }
          submitLabel={t('accountLinks.forgot.submit')}
          isPending={send.isPending}
          onSubmit={submit}
        >
          <TextInput
            ref={email}
            label={t('accountLinks.forgot.email')}
            error={isBlank}
            onChange={() => setIsBlank(false)}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            withAsterisk={false}
            autoFocus
            size="md"
          />
        </SignInLinkForm>
      )}
    </SignInLayout>
  );
}
