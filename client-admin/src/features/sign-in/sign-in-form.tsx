import { ApiError } from '@consultancy/client-shared/api';
import { useLogin } from '@consultancy/client-shared/api/generated/auth/auth';
import type { LoginDto } from '@consultancy/client-shared/api/model';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { Box, Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { NotStaffError } from '../../session/session';
import { useSession } from '../../session/session-context';
import { useFailureText } from '../../ui/failure-text';
import { Notice } from '../../ui/notice';
import classes from './sign-in-form.module.css';

type Field = 'email' | 'password' | 'code';

/**
 * Signs in; where that leads is up to the gate around the page. A few fields need no library of forms. The code is asked
 * for once the server says that the account has two steps.
 */
export function SignInForm() {
  const t = useTranslations();
  const session = useSession();
  const failureText = useSignInFailureText();
  const [isPasswordShown, setPasswordShown] = useState(false);
  const login = useLogin();
  const signIn = useMutation({
    mutationFn: async (data: LoginDto) => session.begin((await login.mutateAsync({ data })).data),
    // The call is repeated by itself.
    retry: false,
  });

  const [needsCode, setNeedsCode] = useState(false);
  const fields: Field[] = needsCode ? ['email', 'password', 'code'] : ['email', 'password'];
  const [blank, setBlank] = useState<readonly Field[]>([]);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const failure =
    blank.length > 0
      ? t(blank.includes('code') ? 'signIn.codeNeeded' : 'signIn.bothNeeded')
      : signIn.error && !isCodeWanted(signIn.error) && failureText(signIn.error);

  const inputOf = (field: Field) => ({ email, password, code })[field].current;
  const focus = (field: Field) => inputOf(field)?.focus();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const valueOf = (field: Field) => inputOf(field)?.value ?? '';
    const nowBlank = fields.filter((field) => valueOf(field).trim() === '');
    setBlank(nowBlank);
    if (nowBlank[0]) return focus(nowBlank[0]);
    // Password managers look for a hidden field when they offer to save it.
    setPasswordShown(false);
    signIn.mutate(
      {
        email: valueOf('email').trim(),
        password: valueOf('password'),
        ...(needsCode && { code: valueOf('code').trim() }),
      },
      {
        onError: (error) => {
          // The field is there, and can have the focus, before anybody types on.
          if (isCodeWanted(error)) flushSync(() => setNeedsCode(true));
          focus(fieldOf(error));
        },
      },
    );
  };
  const propsOf = (field: Field) => ({
    name: field,
    labelProps: { mb: 4 },
    error: blank.includes(field),
    onChange: () => setBlank((before) => before.filter((each) => each !== field)),
  });

  return (
    <form onSubmit={submit} noValidate aria-busy={signIn.isPending}>
      <Stack>
        {failure && (
          <Notice tone="red" role="alert">
            {failure}
          </Notice>
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
        {needsCode && (
          <TextInput
            ref={code}
            {...propsOf('code')}
            label={t('signIn.code')}
            description={t('signIn.codeHint')}
            inputWrapperOrder={['label', 'input', 'description']}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            withAsterisk={false}
            size="md"
          />
        )}
        <Button
          type="submit"
          size="md"
          fullWidth
          mt="xs"
          disabled={signIn.isPending}
          className={classes.submit}
        >
          {signIn.isPending ? t('signIn.submitting') : t('signIn.submit')}
        </Button>
        <Box component="a" href={paths.forgotPassword} w="max-content" c="dimmed" fz="sm">
          {t('signIn.forgot')}
        </Box>
      </Stack>
    </form>
  );
}

/** The field that a failure is about. */
function fieldOf(failure: unknown): Field {
  if (isCodeWanted(failure)) return 'code';
  const named = failure instanceof ApiError ? failure.fieldErrors : {};
  if ('code' in named) return 'code';
  return 'email' in named ? 'email' : 'password';
}

function isCodeWanted(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'SECOND_FACTOR_REQUIRED';
}

function useSignInFailureText(): (failure: unknown) => string {
  const t = useTranslations();
  const failureText = useFailureText();
  return (failure) => {
    if (failure instanceof NotStaffError) return t('signIn.notStaff');
    if (failure instanceof ApiError && failure.code === 'INVALID_CREDENTIALS') return t('signIn.wrong');
    return failureText(failure, t('signIn.failed'));
  };
}
