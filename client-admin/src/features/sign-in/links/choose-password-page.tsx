import { ApiError } from '@consultancy/client-shared/api';
import { resetPassword } from '@consultancy/client-shared/api/generated/auth/auth';
import { brokenRules } from '@consultancy/client-shared/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths';
import { NewPasswordField } from '../../../ui/new-password-field';
import { SignInLinkPage, useLinkToken } from './sign-in-link-page';

/** Where the link of an invitation, and that of a forgotten password, lead. */
export function ChoosePasswordPage() {
  const t = useTranslations();
  const { token, missing } = useLinkToken();
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [weakness, setWeakness] = useState<string[]>([]);
  const save = useMutation({ mutationFn: (newPassword: string) => resetPassword({ token, newPassword }) });
  const submit = () => {
    const broken = brokenRules(password).map((rule) => t(`password.${rule}`));
    setWeakness(broken);
    if (broken.length > 0) return;
    // Password managers look for a hidden field when they offer to save it.
    setIsShown(false);
    save.mutate(password);
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
      />
    </SignInLinkPage>
  );
}
