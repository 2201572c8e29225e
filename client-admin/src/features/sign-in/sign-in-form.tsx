import { ApiError } from '@consultancy/client-shared/api';
import type { LoginDto } from '@consultancy/client-shared/api/model';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotStaffError } from '../../session/session';
import { useSession } from '../../session/session-context';
import { useFailureText } from '../../ui/failure-text';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import classes from './sign-in-form.module.css';

/** Signs in; where that leads is up to the gate around the page. */
export function SignInForm() {
  const { t } = useTranslation();
  const session = useSession();
  const failureText = useSignInFailureText();
  const [isPasswordShown, setPasswordShown] = useState(false);
  const signIn = useMutation({ mutationFn: (credentials: LoginDto) => session.signIn(credentials) });

  const isMissing = (value: string) => value.trim() === '';
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: isMissing, password: isMissing },
  });
  const isIncomplete = Object.keys(form.errors).length > 0;
  const failure = isIncomplete ? t('signIn.bothNeeded') : signIn.error && failureText(signIn.error);

  const submit = form.onSubmit(
    ({ email, password }) => {
      // Password managers look for a hidden field when they offer to save it.
      setPasswordShown(false);
      signIn.mutate(
        { email: email.trim(), password },
        { onError: (error) => focus(isAboutEmail(error) ? 'email' : 'password') },
      );
    },
    (errors) => focus(errors.email ? 'email' : 'password'),
  );
  const focus = (field: 'email' | 'password') => form.getInputNode(field)?.focus();

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-busy={signIn.isPending}>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <TextInput
        {...form.getInputProps('email')}
        key={form.key('email')}
        label={t('signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        autoFocus
        size="md"
      />
      <PasswordField
        {...form.getInputProps('password')}
        key={form.key('password')}
        label={t('signIn.password')}
        name="password"
        autoComplete="current-password"
        aria-invalid={form.errors.password ? true : undefined}
        required
        withAsterisk={false}
        size="md"
        visible={isPasswordShown}
        onVisibilityChange={setPasswordShown}
      />
      <Button type="submit" size="md" fullWidth disabled={signIn.isPending} className={classes.submit}>
        {signIn.isPending ? t('signIn.submitting') : t('signIn.submit')}
      </Button>
    </form>
  );
}

function isAboutEmail(failure: unknown): boolean {
  return failure instanceof ApiError && 'email' in failure.fieldErrors;
}

function useSignInFailureText(): (failure: unknown) => string {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (failure) => {
    if (failure instanceof NotStaffError) return t('signIn.notStaff');
    if (failure instanceof ApiError && failure.code === 'INVALID_CREDENTIALS') return t('signIn.wrong');
    return failureText(failure, t('signIn.failed'));
  };
}
