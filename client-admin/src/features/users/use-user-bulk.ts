import { getListUsersQueryKey, updateUser } from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { type BulkField, useBulkStatus } from '../../ui/bulk-status';
import type { Selection } from '../../ui/list-page';

const STATUSES = ['ACTIVE', 'INACTIVE'] as const;

/** What several accounts can be given at once. Nobody takes away their own access: the server refuses that. */
export function useUserBulk(selection: Selection) {
  const t = useTranslations();
  const access: BulkField<UserDto, (typeof STATUSES)[number]> = {
    label: t('bulk.access'),
    choices: STATUSES.map((value) => ({ value, label: t(`shared.status.${value}`) })),
    valueOf: ({ isActive }) => (isActive ? 'ACTIVE' : 'INACTIVE'),
    change: ({ id, version }, value) => updateUser(id, { isActive: value === 'ACTIVE', version }),
    question: (value, count) =>
      value === 'ACTIVE'
        ? null
        : {
            title: t('users.deactivate.title'),
            message: t('users.deactivate.several', { count }),
            confirm: t('users.deactivate.confirm'),
          },
  };
  return useBulkStatus<UserDto>({
    selection,
    nameOf: ({ name }) => name,
    fields: [access],
    refreshes: [getListUsersQueryKey()],
  });
}
