import { isStorageRefused } from '@consultancy/client-shared/api/storage-refused';
import { useTranslations } from 'use-intl';
import { useSessionState } from '../../session/session-context';
import { Notice } from '../../ui/notice';
import { SignInLayout } from './sign-in-layout';
import { SignInForm } from './sign-in-form';

/** The sign-in page of the back office; it says why it is shown again to somebody who did not sign out. */
export function SignInPage() {
  const t = useTranslations();
  const session = useSessionState();
  const reason = session.phase === 'signedOut' ? session.reason : 'absent';
  return (
    <SignInLayout title={t('signIn.title')} heading={t('portal')}>
      {reason !== 'absent' && reason !== 'left' && (
        <Notice tone="blue" role="status" mb="md">
          {t(`signIn.notice.${reason}`)}
        </Notice>
      )}
      {isStorageRefused() && (
        <Notice tone="blue" mb="md">
          {t('signIn.notSaved')}
        </Notice>
      )}
      <SignInForm />
    </SignInLayout>
  );
}
