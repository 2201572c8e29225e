import { isStorageRefused } from '@consultancy/client-shared/api/storage-refused';
import { useTranslations } from 'use-intl';
import type { SignedOutReason } from '../../session/session';
import { Notice } from '../../ui/notice';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';

/** The sign-in page of the back office; it says why it is shown again to somebody who did not sign out. */
export function SignInPage({ reason }: { reason: SignedOutReason }) {
  const t = useTranslations();
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
