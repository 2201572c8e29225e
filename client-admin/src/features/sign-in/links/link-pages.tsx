import { requestPasswordReset } from '@consultancy/client-shared/api/generated/auth/auth';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllTexts } from '../../../i18n/all-texts';
import { paths } from '../../../paths';
import { ChoosePasswordPage } from './choose-password-page';
import { ConfirmEmailPage } from './confirm-email-page';
import { SignInLinkPage } from './sign-in-link-page';

/** Where the links of mails lead; open without signing in. */
export default function LinkPages({ path }: { path: string }) {
  return (
    <AllTexts>
      {path === paths.forgotPassword && <ForgotPasswordPage />}
      {path === paths.choosePassword && <ChoosePasswordPage />}
      {path === paths.confirmEmail && <ConfirmEmailPage />}
    </AllTexts>
  );
}

/** Has a link sent to choose a new password. */
function ForgotPasswordPage() {
  const t = useTranslations('accountLinks.forgot');
  const field = useRef<HTMLInputElement>(null);
  const [isBlank, setIsBlank] = useState(false);
  // Sending the form again sends another mail.
  const send = useMutation({ mutationFn: (email: string) => requestPasswordReset({ email }) });
  const submit = () => {
    const address = field.current?.value.trim() ?? '';
    setIsBlank(address === '');
    if (address === '') return field.current?.focus();
    send.mutate(address);
  };
  return (
    <SignInLinkPage
      title={t('title')}
      done={send.isSuccess && { title: t('doneTitle'), text: t('done') }}
      text={t('text')}
      problem={isBlank && t('needed')}
      mutation={send}
      submitLabel={t('submit')}
      onSubmit={submit}
    >
      <TextInput
        ref={field}
        label={t('email')}
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
    </SignInLinkPage>
  );
}
