import { useTranslation } from 'react-i18next';
import { useSessionState } from '../../session/session-context';
import { usePageTitle } from '../../ui/page-title';
import { Wordmark } from '../../ui/wordmark';
import elevation from './elevation.svg';
import { SessionNotice } from './session-notice';
import { SignInForm } from './sign-in-form';
import classes from './sign-in-page.module.css';

/** The door of the back office. */
export function SignInPage() {
  const { t } = useTranslation();
  const session = useSessionState();
  usePageTitle(t('signIn.title'));
  return (
    <div className={classes.page}>
      <main className={classes.door}>
        <Wordmark />
        <div className={classes.form}>
          <h1 className={classes.title}>{t('portal')}</h1>
          {session.phase === 'signedOut' && <SessionNotice reason={session.reason} />}
          <SignInForm />
        </div>
        <a href="/" className={classes.site}>
          {t('signIn.toSite')}
        </a>
      </main>
      <div className={classes.drawing} aria-hidden>
        <img src={elevation} alt="" />
      </div>
    </div>
  );
}
