import { useTranslations } from 'use-intl';
import type { SignedOutReason } from '../../session/session';
import classes from './session-notice.module.css';

/** Tells whoever did not sign out on purpose why the sign-in page is here again. */
export function SessionNotice({ reason }: { reason: SignedOutReason }) {
  const t = useTranslations();
  if (reason === 'absent' || reason === 'left') return null;
  return (
    <p className={classes.notice} role="status">
      {t(`signIn.notice.${reason}`)}
    </p>
  );
}
