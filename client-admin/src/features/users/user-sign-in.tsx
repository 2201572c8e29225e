import {
  getGetUserQueryKey,
  getListUsersQueryKey,
  inviteUserAgain,
  removeUserSecondFactor,
  signUserOut,
} from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../ui/form-page';
import { useConfirm } from '../../ui/use-confirm';
import { useDeed } from '../../ui/use-deed';

/** What an administrator can do about somebody's sign-in at once, beside the form. */
export function UserSignIn({ user: { id, name, isInvited, hasSecondFactor } }: { user: UserDto }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const about = {
    failed: t('users.signIn.failed'),
    refreshes: [getListUsersQueryKey(), getGetUserQueryKey(id)],
  };
  const invite = useDeed({
    ...about,
    work: (_name: string) => inviteUserAgain(id),
    done: () => t('users.signIn.invited', { name }),
  });
  const signOut = useDeed({
    ...about,
    work: (_name: string) => signUserOut(id),
    done: () => t('users.signIn.signedOut', { name }),
  });
  const removeFactor = useDeed({
    ...about,
    work: (_name: string) => removeUserSecondFactor(id),
    done: () => t('users.signIn.factorRemoved', { name }),
  });
  const ask = (deed: 'signOut' | 'removeFactor', run: () => void) =>
    confirm({
      title: t(`users.signIn.${deed}`),
      message: t(`users.signIn.${deed}Message`, { name }),
      confirm: t(`users.signIn.${deed}`),
      tone: 'warning',
      onConfirm: run,
    });
  return (
    <FormSection title={t('users.signIn.title')} hint={t('users.signIn.hint')}>
      <Group gap="xs" data-wide>
        {isInvited && (
          <Button variant="default" loading={invite.isPending} onClick={() => invite.mutate(name)}>
            {t('users.signIn.invite')}
          </Button>
        )}
        <Button
          variant="default"
          loading={signOut.isPending}
          onClick={() => ask('signOut', () => signOut.mutate(name))}
        >
          {t('users.signIn.signOut')}
        </Button>
        {hasSecondFactor && (
          <Button
            variant="default"
            loading={removeFactor.isPending}
            onClick={() => ask('removeFactor', () => removeFactor.mutate(name))}
          >
            {t('users.signIn.removeFactor')}
          </Button>
        )}
      </Group>
    </FormSection>
  );
}
