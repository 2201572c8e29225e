import { ApiError } from '@consultancy/client-shared/api';
import { changePassword } from '@consultancy/client-shared/api/generated/auth/auth';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMutationFailureText } from '../../ui/failure-text';
import { type PasswordChange, passwordProblems } from './password-rules';

const SUCCESS_MS = 3000;

/** The change of one's own password. Unlike other forms it keeps no draft: a password is stored nowhere. */
export function usePasswordChange() {
  const t = useTranslations();
  const failuresOf = usePasswordFailures();
  const [failures, setFailures] = useState<string[]>([]);
  const form = useForm<PasswordChange>({ initialValues: { current: '', next: '', confirmation: '' } });
  const change = useMutation({
    mutationFn: (wanted: PasswordChange) =>
      changePassword({ currentPassword: wanted.current, newPassword: wanted.next }),
    onSuccess: () => form.reset(),
    onError: (failure) => setFailures(failuresOf(failure)),
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
    if (texts.length === 0) change.mutate(values);
    else reset();
  });
  return { form, submit, failures, isPending: change.isPending, isDone: isSuccess };
}

/** The server's words, by field or as a whole; without any, what is known of the failure. */
function usePasswordFailures(): (failure: unknown) => string[] {
  const t = useTranslations();
  const failureText = useMutationFailureText();
  return (failure) => {
    if (!(failure instanceof ApiError)) return [t('settings.password.unexpected')];
    const byField = Object.values(failure.fieldErrors);
    if (byField.length > 0) return byField;
    const isRefusal = failure.status >= 400 && failure.status < 500;
    return [failureText(failure, t(isRefusal ? 'settings.password.refused' : 'settings.password.broken'))];
  };
}
