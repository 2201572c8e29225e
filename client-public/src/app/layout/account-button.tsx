import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { openDialog } from '../../lib/dialogs';
import { useAccount } from '../../lib/session';

interface AccountButtonProps {
  className?: string;
  /** With its words beside the icon. */
  labelled?: boolean;
  onPressed?: () => void;
}

/** To the sign-up for visitors, to their account for those who are signed in. */
export function AccountButton({ className, labelled = false, onPressed }: AccountButtonProps) {
  const t = useTranslations('site');
  const account = useAccount();
  const Icon = account ? IconUserCheck : IconUser;
  const label = t(account ? 'dialog.account' : 'dialog.auth');

  function press() {
    openDialog(account ? { name: 'account' } : { name: 'auth', mode: 'signup' });
    onPressed?.();
  }

  return (
    <button type="button" className={className} aria-label={labelled ? undefined : label} onClick={press}>
      <Icon size={22} stroke={1.5} aria-hidden />
      {labelled && label}
    </button>
  );
}
