import { useUpdateUser } from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { RecordSwitch } from '../../ui/record-switch';
import { toasts } from '../../ui/toasts';
import { useConfirm } from '../../ui/use-confirm';

/**
 * Whether an account may sign in. It is set and not turned round, based on the version on the screen, so that
 * two who switch the same account off do not switch it on again.
 */
export function UserSwitch({ user }: { user: UserDto }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const { id, name, version } = user;
  const change = useUpdateUser({
    mutation: {
      meta: {
        error: t('users.toggleFailed'),
        basedOn: {
          record: user,
          labels: {
            isActive: t('users.fields.isActive'),
            name: t('users.fields.name'),
            email: t('users.fields.email'),
          },
        },
      },
      onSuccess: ({ data: { isActive } }) =>
        toasts.success(t(isActive ? 'users.activated' : 'users.deactivated', { name })),
    },
  });
  const set = (isActive: boolean) => change.mutate({ id, data: { isActive, version } });
  const toggle = () => {
    if (!user.isActive) return set(true);
    confirm({
      title: t('users.deactivate.title'),
      message: t('users.deactivate.message', { name }),
      confirm: t('users.deactivate.confirm'),
      tone: 'warning',
      onConfirm: () => set(false),
    });
  };
  return (
    <RecordSwitch
      isOn={change.isPending ? change.variables.data.isActive === true : user.isActive}
      label={t('users.active', { name })}
      isPending={change.isPending}
      onSwitch={toggle}
    />
  );
}
