import {
  useInviteUserAgain,
  useRemoveUserSecondFactor,
  useEndUserSessions,
} from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormSection } from '../../ui/form-page';
import { useConfirm } from '../../ui/use-confirm';

/** What an administrator can do about somebody's sign-in at once, beside the form. */
export function UserSignIn({ user: { id, name, isInvited, hasSecondFactor } }: { user: UserDto }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const error = t('users.signIn.failed');
  const invite = useInviteUserAgain({
    mutation: { meta: { success: t('users.signIn.invited', { name }), error } },
  });
  const signOut = useEndUserSessions({
    mutation: { meta: { success: t('users.signIn.signedOut', { name }), error } },
  });
  const removeFactor = useRemoveUserSecondFactor({
    mutation: { meta: { success: t('users.signIn.factorRemoved', { name }), error } },
  });
  const ask = (action: 'signOut' | 'removeFactor', run: () => void) =>
    confirm({
      title: t(`users.signIn.${action}`),
      message: t(`users.signIn.${action}Message`, { name }),
      confirm: t(`users.signIn.${action}`),
      tone: 'warning',
      onConfirm: run,
    });
  return (
    <FormSection title={t('users.signIn.title')} hint={t('users.signIn.hint')}>
      <Group gap="xs" data-wide>
        {isInvited && (
          <Button variant="default" loading={invite.isPending} onClick={() => invite.mutate({ id })}>
            {t('users.signIn.invite')}
          </Button>
        )}
        <Button
          variant="default"
          loading={signOut.isPending}
          onClick={() => ask('signOut', () => signOut.mutate({ id }))}
        >
          {t('users.signIn.signOut')}
        </Button>
        {hasSecondFactor && (
          <Button
            variant="default"
            loading={removeFactor.isPending}
            onClick={() => ask('removeFactor', () => removeFactor.mutate({ id }))}
          >
            {t('users.signIn.removeFactor')}
          </Button>
        )}
      </Group>
    </FormSection>
  );
}
