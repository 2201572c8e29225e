import { confirmEmail } from '@consultancy/client-shared/api/generated/auth/auth';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SignInLinkPage, useLinkToken } from './sign-in-link-page';

/**
 * Where the link that confirms an address leads. A click does it and not the visit alone: programs that look through
 * mails visit every link.
 */
export function ConfirmEmailPage() {
  const t = useTranslations('accountLinks.confirm');
  const { token, missing } = useLinkToken();
  const confirm = useMutation({ mutationFn: () => confirmEmail({ token }) });
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
      onSubmit={() => confirm.mutate()}
    />
  );
}
