import { ApiError } from '@consultancy/client-shared/api';
import {
  useChangeEmail,
  useSendConfirmation,
  useGetEmail,
  useWithdrawEmailChange,
} from '@consultancy/client-shared/api/generated/auth/auth';
import type { OwnEmailDto } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Button, Flex, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProofForm } from './proof-form';
import { SecuritySection } from './security-section';

/** The address that one signs in with. */
export function EmailSection() {
  const t = useTranslations();
  const query = useGetEmail();
  return (
    <SecuritySection title={t('security.email.title')} hint={t('security.email.hint')}>
      <QueryOutcome
        query={query}
        pending={<Skeleton height="4.5rem" />}
        failed={t('security.email.loadFailed')}
      >
        {({ data }) => <OwnEmail own={data} />}
      </QueryOutcome>
    </SecuritySection>
  );
}

function OwnEmail({ own: { email, isConfirmed, change } }: { own: OwnEmailDto }) {
  const t = useTranslations();
  const [isChanging, setIsChanging] = useState(false);
  const confirm = useSendConfirmation({
    mutation: {
      meta: {
        success: t('security.email.confirmSent'),
        error: t('security.failed'),
      },
    },
  });
  const withdraw = useWithdrawEmailChange({
    mutation: { meta: { success: t('security.email.withdrawn'), error: t('security.failed') } },
  });
  return (
    <Stack align="flex-start">
      <Flex component="p" gap="xs" wrap="wrap" align="center">
        <Box component="strong" miw={0}>
          {email}
        </Box>
        <Text span c="dimmed" fz="sm">
          {t(isConfirmed ? 'security.email.confirmed' : 'security.email.unconfirmed')}
        </Text>
      </Flex>
      {!isConfirmed && (
        <Button variant="default" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('security.email.confirm')}
        </Button>
      )}
      {change && (
        <>
          <div role="status">
            <p>{t('security.email.pending', { email: change.newEmail })}</p>
            {!change.formerAgreed && (
              <Text c="dimmed" fz="sm">
                {t('security.email.missing', { address: email })}
              </Text>
            )}
            {!change.newAgreed && (
              <Text c="dimmed" fz="sm">
                {t('security.email.missing', { address: change.newEmail })}
              </Text>
            )}
          </div>
          <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('security.email.withdraw')}
          </Button>
        </>
      )}
      {isChanging ? (
        <ChangeEmail onClose={() => setIsChanging(false)} />
      ) : (
        <Button variant="default" onClick={() => setIsChanging(true)}>
          {t('security.email.change')}
        </Button>
      )}
    </Stack>
  );
}

function ChangeEmail({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const [newEmail, setNewEmail] = useState('');
  const ask = useChangeEmail({
    // The form says why it failed.
    mutation: { meta: { success: t('security.email.requested') }, onSuccess: onClose },
  });
  const problem = ask.error instanceof ApiError ? ask.error.fieldErrors['newEmail'] : undefined;
  return (
    <ProofForm
      label={t('security.email.change')}
      submitLabel={t('security.email.change')}
      failure={ask.error}
      isPending={ask.isPending}
      onSubmit={(currentPassword) => ask.mutate({ data: { newEmail: newEmail.trim(), currentPassword } })}
      onCancel={onClose}
    >
      <TextInput
        label={t('security.email.next')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={newEmail}
        onChange={(event) => setNewEmail(event.currentTarget.value)}
        error={problem}
        required
        autoFocus
      />
    </ProofForm>
  );
}
