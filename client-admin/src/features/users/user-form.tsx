import { type UserDto, UserRole } from '@consultancy/client-shared/api/model';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/session-context';
import { FormPage, FormSection, useOrigin } from '../../ui/form-page';
import { NewPasswordField } from '../../ui/new-password-field';
import { UserSignIn } from './user-sign-in';
import { useUserForm } from './use-user-form';

const ROLES = Object.values(UserRole);

/** Adds an account, or changes the given one. */
export function UserForm({ user }: { user?: UserDto }) {
  const t = useTranslations();
  const page = useUserForm(user);
  const me = useSignedInUser();
  const isMe = user?.id === me.id;
  const [isShown, setIsShown] = useState(false);
  const back = { to: useOrigin(paths.users), label: t('sections.users') };
  return (
    <FormPage
      title={user ? t('users.form.editTitle') : t('users.form.newTitle')}
      way={[back]}
      name={user?.name}
      saveLabel={user ? t('users.form.save') : t('users.form.create')}
      page={page}
    >
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
          data={ROLES.map((role) => ({ value: role, label: t(`users.roles.${role}`) }))}
        />
        {user && <Switch {...page.input('isActive', { type: 'checkbox' })} disabled={isMe} data-wide />}
      </FormSection>
      {/* One's own is changed in the settings, where the current one is asked for. */}
      {!isMe && (
        <FormSection
          title={t('users.form.password')}
          hint={user ? t('users.form.newPasswordHint') : t('users.form.passwordHint')}
        >
          <NewPasswordField
            {...page.input('password')}
            visible={isShown}
            onVisibilityChange={setIsShown}
            maw="26rem"
            data-wide
          />
        </FormSection>
      )}
      {user && !isMe && <UserSignIn user={user} />}
    </FormPage>
  );
}
