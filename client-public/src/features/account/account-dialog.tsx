import { useChangePassword, useLogout } from '@consultancy/client-shared/api/generated/auth/auth';
import { brokenRules } from '@consultancy/client-shared/forms';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { Button, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { signOutHere, useAccount } from '../../lib/session';
import { ArrowLink } from '../../ui/arrow-link';
import { ActionForm } from '../../ui/form/action-form';
import { Group } from '../../ui/layout';
import classes from './account-dialog.module.css';
import { ACCOUNT_KEY } from './account-key';
import { Devices } from './devices';
import { EmailForm, EmailStatus } from './email-status';
import { ProfileForm } from './profile-form';

/** What somebody who is signed in can do with the account. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account');
  const tSite = useTranslations('site');
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
      <Group component="ul" gap="var(--space-1) var(--space-4)" mb="lg">
        <li>
          <ArrowLink to={paths.mine}>{tSite('nav.mine')}</ArrowLink>
        </li>
        <li>
          <ArrowLink to={paths.track}>{tSite('nav.track')}</ArrowLink>
        </li>
      </Group>
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

function PasswordForm() {
  const t = useTranslations('account');
  const tSite = useTranslations('site');
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: {
      currentPassword: (value) => (value === '' ? tSite('form.required') : null),
      newPassword: (value) => (brokenRules(value).length === 0 ? null : t('passwordRules')),
    },
  });

  const change = useChangePassword({
    mutation: {
      onSuccess: () => {
        form.reset();
        toast.success(t('change.done'));
      },
    },
  });

  return (
    <details className={classes.section}>
      <summary>{t('change.heading')}</summary>
      <ActionForm
        action={change}
        form={form}
        onSend={(data) => change.mutate({ data })}
        failed={t('change.failed')}
        submit={t('change.submit')}
        size="sm"
      >
        <PasswordField
          label={t('change.current')}
          autoComplete="current-password"
          required
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={t('change.next')}
          description={t('passwordRules')}
          autoComplete="new-password"
          required
          {...form.getInputProps('newPassword')}
        />
      </ActionForm>
    </details>
  );
}
