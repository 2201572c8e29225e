import { useLogout } from '@consultancy/client-shared/api/generated/auth/auth';
import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { signOutHere, useAccount } from '../../lib/session';
import { ACCOUNT_KEY } from './account-key';
import { Devices } from './devices';
import { EmailForm, EmailStatus } from './email-status';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';

/** What somebody who is signed in can do with the account. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account');
  const account = useAccount();
  const queryClient = useQueryClient();
  const leave = useLogout({
    mutation: {
      retry: false,
      // Signing out always works here; a session that the server could not end runs out by itself.
      onSettled: () => {
        if (account) signOutHere(account.kind);
        queryClient.removeQueries({ queryKey: ACCOUNT_KEY });
        toast.success(t('loggedOut'));
        onClose();
      },
    },
  });
  if (!account) return null;
  return (
    <>
      <Text c="dimmed" mb="lg">
        {t('signedInAs', { email: account.user.email })}
      </Text>
      <EmailStatus />
      <ProfileForm account={account} />
      <PasswordForm />
      <EmailForm />
      <Devices />
      <Button variant="outline" loading={leave.isPending} fullWidth onClick={() => leave.mutate()}>
        {t('logout')}
      </Button>
    </>
  );
}
