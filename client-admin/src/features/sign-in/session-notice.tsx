import { useTranslations } from 'use-intl';
import type { SignedOutReason } from '../../session/session';
import classes from './session-notice.module.css';

/** Says why the sign-in page is shown again to somebody who did not sign out. */
export function SessionNotice({ reason }: { reason: SignedOutReason }) {
  const t = useTranslations();
  if (reason === 'absent' || reason === 'left') return null;
  return (
    <p className={classes.notice} role="status">
      {t(`signIn.notice.${reason}`)}
    </p>
  );
}
