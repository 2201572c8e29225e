import { getListUsersQueryKey, updateUser } from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/use-confirm';
import { useDeed } from '../../ui/use-deed';

/**
 * Whether an account may sign in. It is set and not turned round, based on the version on the screen, so that
 * two who switch the same account off do not switch it on again.
 */
export function UserSwitch({ user }: { user: UserDto }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { id, name, version } = user;
  const change = useDeed({
    work: (isActive: boolean) => updateUser(id, { isActive, version }),
    done: (isActive) => t(isActive ? 'users.activated' : 'users.deactivated', { name }),
    failed: t('users.toggleFailed'),
    refreshes: [getListUsersQueryKey()],
    basedOn: () => ({
      record: user,
      labels: {
        isActive: t('users.fields.isActive'),
        name: t('users.fields.name'),
        email: t('users.fields.email'),
      },
    }),
  });
  const toggle = () => {
    if (change.isPending) return;
    if (!user.isActive) return change.mutate(true);
    confirm({
      title: t('users.deactivate.title'),
      message: t('users.deactivate.message', { name }),
      confirm: t('users.deactivate.confirm'),
      tone: 'warning',
      onConfirm: () => change.mutate(false),
    });
  };
  return (
    <Switch
      size="sm"
      aria-label={t('users.active', { name })}
      aria-busy={change.isPending}
      checked={change.isPending ? change.variables : user.isActive}
      onChange={toggle}
    />
  );
}
