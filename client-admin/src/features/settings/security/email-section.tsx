import { ApiError } from '@consultancy/client-shared/api';
import {
  changeEmail,
  getGetEmailQueryKey,
  sendConfirmation,
  useGetEmail,
  withdrawEmailChange,
} from '@consultancy/client-shared/api/generated/auth/auth';
import type { OwnEmailDto } from '@consultancy/client-shared/api/model';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../../../ui/use-deed';
import { ProofForm } from './proof-form';
import { SectionOutcome } from './section-outcome';
import classes from './security.module.css';

const refreshes = [getGetEmailQueryKey()];

/** The address that one signs in with. */
export function EmailSection() {
  const { t } = useTranslation();
  const query = useGetEmail();
  return (
    <SectionOutcome
      title={t('security.email.title')}
      hint={t('security.email.hint')}
      failed={t('security.email.loadFailed')}
      query={query}
    >
      {({ data }) => <OwnEmail own={data} />}
    </SectionOutcome>
  );
}

function OwnEmail({ own: { email, isConfirmed, change } }: { own: OwnEmailDto }) {
  const { t } = useTranslation();
  const [isChanging, setIsChanging] = useState(false);
  const confirm = useDeed({
    work: (_email: string) => sendConfirmation(),
    done: () => t('security.email.confirmSent'),
    failed: t('security.failed'),
    refreshes,
  });
  const withdraw = useDeed({
    work: (_email: string) => withdrawEmailChange(),
    done: () => t('security.email.withdrawn'),
    failed: t('security.failed'),
    refreshes,
  });
  return (
    <div className={classes.stack}>
      <p className={classes.line}>
        <strong className={classes.address}>{email}</strong>
        <span className={classes.muted}>
          {t(isConfirmed ? 'security.email.confirmed' : 'security.email.unconfirmed')}
        </span>
      </p>
      {!isConfirmed && (
        <Button variant="default" loading={confirm.isPending} onClick={() => confirm.mutate(email)}>
          {t('security.email.confirm')}
        </Button>
      )}
      {change && (
        <>
          <div role="status">
            <p>{t('security.email.pending', { email: change.newEmail })}</p>
            {!change.formerAgreed && (
              <p className={classes.muted}>{t('security.email.missing', { address: email })}</p>
            )}
            {!change.newAgreed && (
              <p className={classes.muted}>{t('security.email.missing', { address: change.newEmail })}</p>
            )}
          </div>
          <Button
            variant="default"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate(change.newEmail)}
          >
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
    </div>
  );
}

function ChangeEmail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [newEmail, setNewEmail] = useState('');
  const ask = useDeed({
    work: changeEmail,
    done: () => t('security.email.asked'),
    failed: t('security.failed'),
    refreshes,
    onDone: onClose,
    // The form says it.
    onFailed: () => true,
  });
  const problem = ask.error instanceof ApiError ? ask.error.fieldErrors['newEmail'] : undefined;
  return (
    <ProofForm
      label={t('security.email.change')}
      submitLabel={t('security.email.change')}
      failure={ask.error}
      isPending={ask.isPending}
      onSubmit={(currentPassword) => ask.mutate({ newEmail: newEmail.trim(), currentPassword })}
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
