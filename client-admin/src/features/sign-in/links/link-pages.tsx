import { ApiError } from '@consultancy/client-shared/api';
import {
  useConfirmEmail,
  useRequestPasswordReset,
  useResetPassword,
} from '@consultancy/client-shared/api/generated/auth/auth';
import { brokenRules } from '@consultancy/client-shared/forms';
import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllTexts } from '../../../i18n/all-texts';
import { paths } from '../../../paths';
import { NewPasswordField } from '../../../ui/new-password-field';
import { SignInLinkPage, useLinkToken } from './sign-in-link-page';

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
  const send = useRequestPasswordReset();
  const submit = () => {
    const address = field.current?.value.trim() ?? '';
    setIsBlank(address === '');
    if (address === '') return field.current?.focus();
    send.mutate({ data: { email: address } });
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
        labelProps={{ mb: 4 }}
      />
    </SignInLinkPage>
  );
}

/**
 * Where the link that confirms an address leads. A click does it and not the visit alone: programs that look through
 * mails visit every link.
 */
function ConfirmEmailPage() {
  const t = useTranslations('accountLinks.confirm');
  const { token, missing } = useLinkToken();
  const confirm = useConfirmEmail();
  const answer = confirm.data?.data;
  return (
    <SignInLinkPage
      title={t('title')}
      done={
        answer
          ? {
              title: t(answer.isComplete ? 'doneTitle' : 'waitingTitle'),
              text: t(answer.isComplete ? 'done' : 'waiting', { email: answer.email }),
            }
          : missing
      }
      text={t('text')}
      mutation={confirm}
      submitLabel={t('submit')}
      onSubmit={() => confirm.mutate({ data: { token } })}
    />
  );
}

/** Where the link of an invitation, and that of a forgotten password, lead. */
function ChoosePasswordPage() {
  const t = useTranslations();
  const { token, missing } = useLinkToken();
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [weakness, setWeakness] = useState<string[]>([]);
  const save = useResetPassword();
  const submit = () => {
    const broken = brokenRules(password).map((rule) => t(`password.${rule}`));
    setWeakness(broken);
    if (broken.length > 0) return;
    // Password managers look for a hidden field when they offer to save it.
    setIsShown(false);
    save.mutate({ data: { token, newPassword: password } });
  };
  const isAboutLink = save.error instanceof ApiError && save.error.status === 404;
  return (
    <SignInLinkPage
      title={t('accountLinks.choose.title')}
      done={
        save.isSuccess
          ? { title: t('accountLinks.choose.doneTitle'), text: t('accountLinks.choose.done') }
          : missing
      }
      problem={weakness.join('. ')}
      mutation={save}
      remedy={isAboutLink && { href: paths.forgotPassword, label: t('accountLinks.choose.newLink') }}
      submitLabel={t('accountLinks.choose.submit')}
      onSubmit={submit}
    >
      <NewPasswordField
        label={t('accountLinks.choose.next')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visible={isShown}
        onVisibilityChange={setIsShown}
        required
        withAsterisk={false}
        autoFocus
        size="md"
        labelProps={{ mb: 4 }}
      />
    </SignInLinkPage>
  );
}
