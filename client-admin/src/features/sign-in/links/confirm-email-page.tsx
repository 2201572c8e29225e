import { confirmEmail } from '@consultancy/client-shared/api/generated/auth/auth';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AllTexts } from '../../../i18n/all-texts';
import { paths } from '../../../paths';
import { useFailureText } from '../../../ui/failure-text';
import { SignInLayout } from '../sign-in-layout';
import { LinkMissing } from './choose-password-page';
import { SignInLinkForm } from './sign-in-link-form';
import { SignInLinkNote } from './sign-in-link-note';
import { useLinkToken } from './use-link-token';

/**
 * Where the link that confirms an address leads. A click does it and not the visit alone: programs that look through
 * mails visit every link.
 */
export function ConfirmEmailPage() {
  return (
    <AllTexts>
      <ConfirmEmail />
    </AllTexts>
  );
}

function ConfirmEmail() {
  const t = useTranslations();
  const failureText = useFailureText();
  const token = useLinkToken();
  const confirm = useMutation({
    mutationFn: (wanted: string) => confirmEmail({ token: wanted }),
  });
  const title = t('accountLinks.confirm.title');
  if (token === undefined) return <LinkMissing title={title} />;
  const done = confirm.data?.data;
  return (
    <SignInLayout title={title} heading={title}>
      {done ? (
        <SignInLinkNote
          title={t(done.isComplete ? 'accountLinks.confirm.doneTitle' : 'accountLinks.confirm.waitingTitle')}
          text={t(done.isComplete ? 'accountLinks.confirm.done' : 'accountLinks.confirm.waiting', {
            email: done.email,
          })}
          link={{ to: paths.login, label: t('accountLinks.signIn') }}
        />
      ) : (
        <SignInLinkForm
          text={t('accountLinks.confirm.text')}
          failure={confirm.error && failureText(confirm.error, t('accountLinks.failed'))}
          submitLabel={t('accountLinks.confirm.submit')}
          isPending={confirm.isPending}
          onSubmit={() => confirm.mutate(token)}
        />
      )}
    </SignInLayout>
  );
}
