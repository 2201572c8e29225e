import { getGetProfileQueryKey } from '@consultancy/client-shared/api/generated/auth/auth';
import {
  useCreateUser,
  useGetUser,
  useInviteUser,
  useUpdateUser,
} from '@consultancy/client-shared/api/generated/users/users';
import { type UserDto, UserRole } from '@consultancy/client-shared/api/model';
import { brokenRules } from '@consultancy/client-shared/forms';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useSession, useSignedInUser } from '../../session/session-context';
import { choicesOf } from '../../ui/choices-of';
import { FormSection, required } from '../../ui/form-page';
import { NewPasswordField } from '../../ui/new-password-field';
import type { FieldsProps, FormResource } from '../../ui/resource/resource';
import { ResourceForm } from '../../ui/resource/resource-form';
import { useTrail } from '../../ui/resource/use-trail';
import { usersTexts } from './texts';
import { UserSignIn } from './user-sign-in';
import { UserWork } from './user-work';

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

interface UserBody {
  name: string;
  email: string;
  address: string | null;
  role?: UserRole;
  isActive?: boolean;
  password?: string;
}

/** With a password the account is ready; without one, a mail has its owner choose it. */
function useCreateOrInvite() {
  const create = useCreateUser();
  const invite = useInviteUser();
  return {
    mutateAsync: ({ data }: { data: UserBody }) => {
      const { isActive: _, role = UserRole.USER, password, ...person } = data;
      return password
        ? create.mutateAsync({ data: { ...person, role, password } })
        : invite.mutateAsync({ data: { ...person, role } });
    },
  };
}

/** The form of accounts, one's own among them. */
function useUsers(): FormResource<UserDto, UserValues, UserBody> {
  const t = useTranslations();
  const me = useSignedInUser();
  const session = useSession();
  const queryClient = useQueryClient();
  return {
    kind: 'user',
    texts: 'users',
    form: paths.userForm,
    isAboutClients: true,
    useTrail: () => useTrail([paths.users, 'sections.users']),
    useRecord: (id, options) => useGetUser(id, options),
    nameOf: ({ name }) => name,
    useCreate: useCreateOrInvite,
    useUpdate: useUpdateUser,
    valuesOf,
    bodyOf: ({ password, role, isActive, address, ...person }, user) => ({
      ...person,
      address: address.trim() || null,
      // One's own access is another administrator's to change, and is not requested.
      ...(user?.id !== me.id && { role, isActive }),
      ...(password && { password }),
    }),
    labels: { ...usersTexts.form, name: usersTexts.fields.name, email: usersTexts.fields.email },
    rules: {
      ...required('name', 'email'),
      role: { show: (role: UserRole) => usersTexts.roles[role] },
      password: {
        isSecret: true,
        problem: (password: string) =>
          (password &&
            brokenRules(password)
              .map((rule) => t(`password.${rule}`))
              .join('. ')) ||
          undefined,
      },
    },
    Fields: UserFields,
    onSaved: (saved) => {
      if (saved.id !== me.id) return;
      queryClient.setQueryData<{ data: UserDto }>(
        getGetProfileQueryKey(),
        (known) => known && { ...known, data: saved },
      );
      session.adopt(saved);
    },
  };
}

export function UserFormPage() {
  return <ResourceForm resource={useUsers()} />;
}

function UserFields({ page, record: user }: FieldsProps<UserValues, UserDto>) {
  const t = useTranslations();
  const isMe = user?.id === useSignedInUser().id;
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <FormSection title={t('users.form.person')}>
        <TextInput {...page.input('name')} autoComplete="off" />
        <TextInput {...page.input('email')} type="email" autoComplete="off" />
        <TextInput {...page.input('address')} autoComplete="off" data-wide />
      </FormSection>
      <FormSection
        title={t('users.form.access')}
        hint={isMe ? t('users.form.ownAccessHint') : t('users.form.accessHint')}
      >
        <NativeSelect
          {...page.input('role')}
          disabled={isMe}
          data={choicesOf(UserRole, (role) => t(`users.roles.${role}`))}
        />
        {user && <Switch {...page.input('isActive', { type: 'checkbox' })} disabled={isMe} data-wide />}
      </FormSection>
      {/* One's own is changed in the settings, where the current one is requested. */}
      {!isMe && (
        <FormSection
          title={t('users.form.password')}
          hint={user ? t('users.form.newPasswordHint') : t('users.form.passwordHint')}
        >
          <NewPasswordField
            {...page.input('password')}
            label={user ? t('users.form.newPassword') : t('users.form.password')}
            visible={isShown}
            onVisibilityChange={setIsShown}
            maw="26rem"
            data-wide
          />
        </FormSection>
      )}
      {user && user.role !== UserRole.USER && <UserWork user={user} />}
      {user && !isMe && <UserSignIn user={user} />}
    </>
  );
}
