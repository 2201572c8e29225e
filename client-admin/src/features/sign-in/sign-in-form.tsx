import { ApiError } from '@consultancy/client-shared/api';
import type { LoginDto } from '@consultancy/client-shared/api/model';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotStaffError } from '../../session/session';
import { useSession } from '../../session/session-context';
import { useFailureText } from '../../ui/failure-text';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import classes from './sign-in-form.module.css';

const FIELDS = ['email', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** Signs in; where that leads is up to the gate around the page. Two fields need no library of forms. */
export function SignInForm() {
  const { t } = useTranslation();
  const session = useSession();
  const failureText = useSignInFailureText();
  const [isPasswordShown, setPasswordShown] = useState(false);
  const signIn = useMutation({ mutationFn: (credentials: LoginDto) => session.signIn(credentials) });

  const [blank, setBlank] = useState<readonly Field[]>([]);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const failure = blank.length > 0 ? t('signIn.bothNeeded') : signIn.error && failureText(signIn.error);

  const inputOf = (field: Field) => (field === 'email' ? email : password).current;
  const focus = (field: Field) => inputOf(field)?.focus();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const valueOf = (field: Field) => inputOf(field)?.value ?? '';
    const nowBlank = FIELDS.filter((field) => valueOf(field).trim() === '');
    setBlank(nowBlank);
    if (nowBlank[0]) return focus(nowBlank[0]);
    // Password managers look for a hidden field when they offer to save it.
    setPasswordShown(false);
    signIn.mutate(
      { email: valueOf('email').trim(), password: valueOf('password') },
      { onError: (error) => focus(isAboutEmail(error) ? 'email' : 'password') },
    );
  };
  const propsOf = (field: Field) => ({
    name: field,
    error: blank.includes(field),
    onChange: () => setBlank((before) => before.filter((each) => each !== field)),
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-busy={signIn.isPending}>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <TextInput
        ref={email}
        {...propsOf('email')}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        autoFocus
        size="md"
      />
      <PasswordField
        ref={password}
        {...propsOf('password')}
        label={t('signIn.password')}
        autoComplete="current-password"
        aria-invalid={blank.includes('password') || undefined}
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
