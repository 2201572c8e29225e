import { isStorageRefused } from '@consultancy/client-shared/api/storage-refused';
import { useTranslations } from 'use-intl';
import { useSessionState } from '../../session/session-context';
import { SignInLayout } from './sign-in-layout';
import { SessionNotice } from './session-notice';
import classes from './session-notice.module.css';
import { SignInForm } from './sign-in-form';

/** The sign-in page of the back office. */
export function SignInPage() {
  const t = useTranslations();
  const session = useSessionState();
  return (
    <SignInLayout title={t('signIn.title')} heading={t('portal')}>
      {session.phase === 'signedOut' && <SessionNotice reason={session.reason} />}
      {isStorageRefused() && <p className={classes.notice}>{t('signIn.notSaved')}</p>}
      <SignInForm />
    </SignInLayout>
  );
}
