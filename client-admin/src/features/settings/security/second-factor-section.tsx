import { ApiError } from '@consultancy/client-shared/api';
import {
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useReplaceRecoveryCodes,
  useRemoveSecondFactor,
  useGetSecondFactor,
} from '@consultancy/client-shared/api/generated/auth/auth';
import type { EnrolmentDto, SecondFactorDto } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import {
  Box,
  Button,
  CopyButton,
  Flex,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CopyText } from '../../../ui/copy-text';
import { useFailureToast } from '../../../ui/mutation-feedback';
import { ProofForm } from './proof-form';
import { SecuritySection } from './security-section';

/** A code beside the password. */
export function SecondFactorSection() {
  const t = useTranslations();
  const query = useGetSecondFactor();
  return (
    <SecuritySection title={t('security.secondFactor.title')} hint={t('security.secondFactor.hint')}>
      <QueryOutcome
        query={query}
        pending={<Skeleton height="4.5rem" />}
        failed={t('security.secondFactor.loadFailed')}
      >
        {({ data }) => <OwnFactor factor={data} />}
      </QueryOutcome>
    </SecuritySection>
  );
}

type Step = 'begin' | 'renew' | 'remove';

function OwnFactor({ factor: { isOn, recoveryCodesLeft } }: { factor: SecondFactorDto }) {
  const t = useTranslations();
  const [step, setStep] = useState<Step>();
  const [enrolment, setEnrolment] = useState<EnrolmentDto>();
  const [codes, setCodes] = useState<string[]>();
  // What the form says needs no toast.
  // The form says why one of them failed.
  const changes = {
    begin: useBeginSecondFactor({
      mutation: {
        onSuccess: ({ data }) => {
          setEnrolment(data);
          setStep(undefined);
        },
      },
    }),
    renew: useReplaceRecoveryCodes({
      mutation: {
        onSuccess: ({ data }) => {
          setCodes(data.recoveryCodes);
          setStep(undefined);
        },
      },
    }),
    remove: useRemoveSecondFactor({
      mutation: {
        meta: { success: t('security.secondFactor.removed') },
        onSuccess: () => {
          setCodes(undefined);
          setStep(undefined);
        },
      },
    }),
  };
  return (
    <Stack align="flex-start">
      <Flex component="p" gap="xs" wrap="wrap" align="center">
        <strong>{t(isOn ? 'security.secondFactor.on' : 'security.secondFactor.off')}</strong>
        {isOn && (
          <Text span c="dimmed" fz="sm">
            {t('security.secondFactor.left', { count: recoveryCodesLeft })}
          </Text>
        )}
      </Flex>
      {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      {enrolment && (
        <Enrolment
          enrolment={enrolment}
          onDone={(made) => {
            setEnrolment(undefined);
            setCodes(made);
          }}
          onCancel={() => setEnrolment(undefined)}
        />
      )}
      {step && (
        <ProofForm
          key={step}
          label={t(`security.secondFactor.${step}`)}
          submitLabel={t(`security.secondFactor.${step}`)}
          failure={changes[step].error}
          isPending={changes[step].isPending}
          onSubmit={(currentPassword) => changes[step].mutate({ data: { currentPassword } })}
          onCancel={() => setStep(undefined)}
        />
      )}
      {!step && !enrolment && (
        <Group gap="xs">
          {(isOn ? (['renew', 'remove'] as const) : (['begin'] as const)).map((each) => (
            <Button key={each} variant="default" onClick={() => setStep(each)}>
              {t(`security.secondFactor.${each}`)}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

interface EnrolmentProps {
  enrolment: EnrolmentDto;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

function Enrolment({ enrolment: { secret, uri }, onDone, onCancel }: EnrolmentProps) {
  const t = useTranslations();
  const [code, setCode] = useState('');
  const fail = useFailureToast();
  const confirm = useConfirmSecondFactor({
    mutation: {
      meta: { success: t('security.secondFactor.done') },
      onSuccess: ({ data }) => onDone(data.recoveryCodes),
      onError: (failure) => {
        // The field says what is wrong with the code.
        if (!('code' in failure.fieldErrors)) fail(failure, t('security.failed'));
      },
    },
  });
  const problem = confirm.error instanceof ApiError ? confirm.error.fieldErrors['code'] : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate({ data: { code: code.trim() } });
  };
  return (
    <Flex
      component="form"
      w="100%"
      maw={416}
      gap="md"
      direction="column"
      aria-label={t('security.secondFactor.begin')}
      onSubmit={submit}
      noValidate
      aria-busy={confirm.isPending}
    >
      <p>{t('security.secondFactor.scan')}</p>
      <Stack align="flex-start">
        {/* Cameras want dark on light, regardless of the scheme of the page. */}
        <Box p={12} bd="1px solid var(--line)" bdrs="sm" bg="white">
          <QRCodeSVG value={uri} size={192} title={t('security.secondFactor.qr')} />
        </Box>
        <Flex component="p" gap="xs" wrap="wrap" align="center">
          <Text span c="dimmed" fz="sm">
            {t('security.secondFactor.key')}
          </Text>
          <CopyText text={secret} />
        </Flex>
      </Stack>
      <TextInput
        label={t('security.secondFactor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={problem}
        required
        autoFocus
      />
      <Group gap="xs">
        <Button type="submit" loading={confirm.isPending}>
          {t('security.secondFactor.confirm')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
      </Group>
    </Flex>
  );
}

function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = useTranslations();
  return (
    <Flex
      component="section"
      gap="md"
      direction="column"
      align="flex-start"
      aria-label={t('security.secondFactor.codes')}
    >
      <p>{t('security.secondFactor.codesHint')}</p>
      <SimpleGrid component="ul" cols={2} spacing="lg" verticalSpacing={4} ff="monospace">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'security.secondFactor.copied' : 'security.secondFactor.copyAll')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onSaved}>{t('security.secondFactor.saved')}</Button>
      </Group>
    </Flex>
  );
}
