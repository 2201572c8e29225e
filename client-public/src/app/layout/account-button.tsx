import { IconUser, IconUserCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useOpenDialog } from '../../lib/dialogs';
import { useAccount } from '../../lib/session';
import { closeMenuAround } from './header-menu';

interface AccountButtonProps {
  className?: string;
  /** With its words beside the icon. */
  labelled?: boolean;
}

/** To the sign-up for visitors, to their account for those who are signed in. */
export function AccountButton({ className, labelled = false }: AccountButtonProps) {
  const t = useTranslations('site');
  const account = useAccount();
  const openDialog = useOpenDialog();
  const Icon = account ? IconUserCheck : IconUser;
  const label = t(account ? 'dialog.account' : 'dialog.auth');

  function press(event: MouseEvent<HTMLButtonElement>) {
    // First: what has the focus when a dialog opens has it again afterwards.
    closeMenuAround(event.currentTarget);
    openDialog(account ? { name: 'account' } : { name: 'auth', mode: 'signup' });
  }

  return (
    <button type="button" className={className} aria-label={labelled ? undefined : label} onClick={press}>
      <Icon size={22} stroke={1.5} aria-hidden />
      {labelled && label}
    </button>
  );
}
