import { ApiError } from '@consultancy/client-shared/api';
import { useChangePassword } from '@consultancy/client-shared/api/generated/auth/auth';
import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { Box, Button, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignedInUser } from '../../session/session-context';
import common from '../../ui/common.module.css';
import { useFailureText } from '../../ui/failure-text';
import { FormSection } from '../../ui/form-page';
import { NewPasswordField } from '../../ui/new-password-field';
import { Notice } from '../../ui/notice';
import { type PasswordChange, passwordProblems } from './password-rules';

const HIDDEN = { current: false, next: false, confirmation: false };

export function PasswordForm() {
  const t = useTranslations();
  const { email } = useSignedInUser();
  const { form, submit, failures, isPending, isDone } = usePasswordChange();
  const [shown, setShown] = useState(HIDDEN);
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  const input = (field: keyof typeof HIDDEN) => ({
    ...form.getInputProps(field),
    label: t(`settings.password.${field}`),
    required: true,
    visible: shown[field],
    onVisibilityChange: (visible: boolean) => setShown({ ...shown, [field]: visible }),
    maw: '26rem',
    'data-wide': true,
  });
  return (
    <Box
      component="form"
      maw="68rem"
      aria-label={t('settings.password.title')}
      aria-busy={isPending}
      noValidate
      onSubmit={(event) => {
        setShown(HIDDEN);
        submit(event);
      }}
    >
      <FormSection title={t('settings.password.title')} hint={t('settings.password.hint')}>
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordOutcome failures={failures} isDone={isDone} />
        <PasswordField {...input('current')} autoComplete="current-password" />
        <NewPasswordField {...input('next')} value={form.values.next} />
        <PasswordField {...input('confirmation')} autoComplete="new-password" />
        <Button ref={button} type="submit" disabled={isPending} style={{ justifySelf: 'start' }}>
          {t(isPending ? 'settings.password.submitting' : 'settings.password.submit')}
        </Button>
      </FormSection>
    </Box>
  );
}

/** Why the password was not changed, or that it was. */
function PasswordOutcome({ failures, isDone }: { failures: string[]; isDone: boolean }) {
  const t = useTranslations();
  if (isDone) {
    return (
      <Notice tone="green" role="status" data-wide>
        <Text fw={600} inherit>
          {t('settings.password.doneTitle')}
        </Text>
        <p>{t('settings.password.done')}</p>
      </Notice>
    );
  }
  if (failures.length === 0) return null;
  return (
    <Notice tone="red" role="alert" data-wide>
      <Text fw={600} inherit>
        {t('settings.password.failedTitle')}
      </Text>
      <ul className={common.bullets}>
        {failures.map((failure) => (
          <li key={failure}>{failure}</li>
        ))}
      </ul>
    </Notice>
  );
}

const SUCCESS_MS = 3000;

/** The change of one's own password. Unlike other forms it keeps no draft: a password is stored nowhere. */
function usePasswordChange() {
  const t = useTranslations();
  const failuresOf = usePasswordFailures();
  const [failures, setFailures] = useState<string[]>([]);
  const form = useForm<PasswordChange>({ initialValues: { current: '', next: '', confirmation: '' } });
  const change = useChangePassword({
    mutation: {
      onSuccess: () => form.reset(),
      onError: (failure) => setFailures(failuresOf(failure)),
    },
  });
  const { isSuccess, reset } = change;

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  const submit = form.onSubmit((values) => {
    const { change: problems, rules } = passwordProblems(values);
    const texts = [
      ...problems.map((problem) => t(`settings.password.${problem}`)),
      ...rules.map((rule) => t(`password.${rule}`)),
    ];
    setFailures(texts);
    const { current, next } = values;
    if (texts.length === 0) change.mutate({ data: { currentPassword: current, newPassword: next } });
    else reset();
  });
  return { form, submit, failures, isPending: change.isPending, isDone: isSuccess };
}

/** The server's words, by field or as a whole; without any, what is known of the failure. */
function usePasswordFailures(): (failure: unknown) => string[] {
  const t = useTranslations();
  const failureText = useFailureText();
  return (failure) => {
    const isAnswer = failure instanceof ApiError && failure.code !== 'NETWORK_ERROR';
    if (!isAnswer) return [failureText(failure, t('settings.password.unexpected'))];
    const byField = Object.values(failure.fieldErrors);
    if (byField.length > 0) return byField;
    const isRefusal = failure.status >= 400 && failure.status < 500;
    return [failureText(failure, t(isRefusal ? 'settings.password.refused' : 'settings.password.broken'))];
  };
}
