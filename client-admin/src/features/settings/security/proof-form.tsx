import { ApiError } from '@consultancy/client-shared/api';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { Button, Flex, Group, Text } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignedInUser } from '../../../session/session-context';
import { useFailureText } from '../../../ui/failure-text';

interface ProofFormProps {
  label: string;
  submitLabel: string;
  failure: unknown;
  isPending: boolean;
  onSubmit: (currentPassword: string) => void;
  onCancel: () => void;
  /** Fields above the password. */
  children?: ReactNode;
}

/** Asks for the password before what a session that somebody left open must not do. */
export function ProofForm({
  label,
  submitLabel,
  failure,
  isPending,
  onSubmit,
  onCancel,
  children,
}: ProofFormProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const { email } = useSignedInUser();
  const [password, setPassword] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit(password);
  };
  const ofPassword = failure instanceof ApiError ? failure.fieldErrors['currentPassword'] : undefined;
  const isOfAnotherField = failure instanceof ApiError && Object.keys(failure.fieldErrors).length > 0;
  return (
    <Flex
      component="form"
      w="100%"
      maw={416}
      gap="md"
      direction="column"
      aria-label={label}
      onSubmit={submit}
      noValidate
      aria-busy={isPending}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {children}
      <PasswordField
        label={t('security.currentPassword')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={ofPassword}
        required
        autoFocus={!children}
      />
      {failure !== null && !isOfAnotherField && (
        <Text role="alert" c="var(--tone-red)" fz="sm">
          {failureText(failure, t('security.failed'))}
        </Text>
      )}
      <Group gap="xs">
        <Button type="submit" loading={isPending}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
      </Group>
    </Flex>
  );
}
