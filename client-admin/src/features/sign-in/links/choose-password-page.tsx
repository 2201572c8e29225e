import { ApiError } from '@consultancy/client-shared/api';
import { resetPassword } from '@consultancy/client-shared/api/generated/auth/auth';
import { brokenRules } from '@consultancy/client-shared/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllTexts } from '../../../i18n/all-texts';
import { paths } from '../../../paths';
import { useFailureText } from '../../../ui/failure-text';
import { NewPasswordField } from '../../../ui/new-password-field';
import { SignInLayout } from '../sign-in-layout';
import { SignInLinkForm } from './sign-in-link-form';
import { SignInLinkNote } from './sign-in-link-note';
import { useLinkToken } from './use-link-token';

/** Where the link of an invitation, and that of a forgotten password, lead. */
export function ChoosePasswordPage() {
  return (
    <AllTexts>
      <ChoosePassword />
    </AllTexts>
  );
}

function ChoosePassword() {
  const t = useTranslations();
  const failureText = useFailureText();
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [weakness, setWeakness] = useState<string[]>([]);
  const save = useMutation({
    mutationFn: (wanted: { token: string; newPassword: string }) => resetPassword(wanted),
  });
  const title = t('accountLinks.choose.title');
  if (token === undefined) return <LinkMissing title={title} />;
  const submit = () => {
    const broken = brokenRules(password).map((rule) => t(`password.${rule}`));
    setWeakness(broken);
    if (broken.length > 0) return;
    // Password managers look for a hidden field when they offer to save it.
    setIsShown(false);
    save.mutate({ token, newPassword: password });
  };
  return (
    <SignInLayout title={title} heading={title}>
      {save.isSuccess ? (
        <SignInLinkNote
          title={t('accountLinks.choose.doneTitle')}
          text={t('accountLinks.choose.done')}
          link={{ to: paths.login, label: t('accountLinks.signIn') }}
        />
      ) : (
        <SignInLinkForm
          failure={
            weakness.length > 0
              ? weakness.join('. ')
              : save.error && failureText(save.error, t('accountLinks.failed'))
          }
          {...(isAboutLink(save.error) && {
            remedy: { to: paths.forgotPassword, label: t('accountLinks.choose.newLink') },
          })}
          submitLabel={t('accountLinks.choose.submit')}
          isPending={save.isPending}
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
          />
        </SignInLinkForm>
      )}
    </SignInLayout>
  );
}

/** A link that a mail program has cut. */
export function LinkMissing({ title }: { title: string }) {
  const t = useTranslations();
  return (
    <SignInLayout title={title} heading={title}>
      <SignInLinkNote
        title={t('accountLinks.noLink.title')}
        text={t('accountLinks.noLink.text')}
        link={{ to: paths.login, label: t('accountLinks.signIn') }}
      />
    </SignInLayout>
  );
}

function isAboutLink(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404;
}
