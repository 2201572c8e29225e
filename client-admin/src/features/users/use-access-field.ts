import { updateUser } from '@consultancy/client-shared/api/generated/users/users';
import type { UserDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { type BulkField, switchField } from '../../ui/bulk-status';

/** Whether several accounts may sign in. Nobody takes away their own access: the server refuses that. */
export function useAccessField(): BulkField<UserDto, 'on' | 'off'> {
  const t = useTranslations();
  const access = switchField<UserDto>(
    [t('bulk.access'), t('shared.status.ACTIVE'), t('shared.status.INACTIVE')],
    ({ isActive }) => isActive,
    ({ id, version }, isActive) => updateUser(id, { isActive, version }),
  );
  const question = (count: number) => ({
    title: t('users.deactivate.title'),
    message: t('users.deactivate.several', { count }),
    confirm: t('users.deactivate.confirm'),
  });
  return { ...access, question: (value, count) => (value === 'on' ? null : question(count)) };
}
