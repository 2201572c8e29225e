import { getGetProfileQueryKey } from '@consultancy/client-shared/api/generated/auth/auth';
import {
  createUser,
  getListUsersQueryKey,
  inviteUser,
  updateUser,
} from '@consultancy/client-shared/api/generated/users/users';
import { type UserDto, UserRole } from '@consultancy/client-shared/api/model';
import { brokenRules } from '@consultancy/client-shared/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession, useSignedInUser } from '../../session/session-context';
import { useOrigin, useRecordForm } from '../../ui/form-page';

const valuesOf = (user: UserDto | undefined) => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  address: user?.address ?? '',
  // The fewest rights: more are given on purpose.
  role: user?.role ?? UserRole.USER,
  isActive: user?.isActive ?? true,
  password: '',
});

type UserValues = ReturnType<typeof valuesOf>;

export function useUserForm(user: UserDto | undefined) {
  const t = useTranslations();
  const navigate = useNavigate();
  const list = useOrigin(paths.users);
  const queryClient = useQueryClient();
  const session = useSession();
  const me = useSignedInUser();
  const weakness = (password: string) =>
    brokenRules(password)
      .map((rule) => t(`password.${rule}`))
      .join('. ');
  return useRecordForm<UserValues, UserDto>({
    name: 'user',
    isAboutClients: true,
    record: user,
    valuesOf,
    fields: {
      name: { label: t('users.fields.name'), required: true },
      email: { label: t('users.fields.email'), required: true },
      address: { label: t('users.form.address') },
      role: { label: t('users.form.role'), show: (role: UserRole) => t(`users.roles.${role}`) },
      isActive: { label: t('users.form.isActive') },
      password: {
        label: user ? t('users.form.newPassword') : t('users.form.password'),
        isSecret: true,
        problem: (password: string) => (password && weakness(password)) || undefined,
      },
    },
    save: ({ password, role, isActive, ...person }, version) => {
      const body = { ...person, address: person.address.trim() || null };
      if (!user) {
        return password ? createUser({ ...body, role, password }) : inviteUser({ ...body, role });
      }
      // One's own access is another administrator's to change, and is not asked for.
      const access = user.id === me.id ? {} : { role, isActive };
      return updateUser(user.id, { ...body, ...access, ...(password && { password }), version });
    },
    done: user ? t('users.form.updated') : t('users.form.created'),
    failed: user ? t('users.form.updateFailed') : t('users.form.createFailed'),
    refreshes: [getListUsersQueryKey()],
    onSaved: (saved) => {
      if (saved.id === me.id) {
        queryClient.setQueryData<{ data: UserDto }>(
          getGetProfileQueryKey(),
          (known) => known && { ...known, data: saved },
        );
        session.adopt(saved);
      }
      void navigate(list);
    },
  });
}
