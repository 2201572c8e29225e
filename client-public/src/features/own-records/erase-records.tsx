import { ApiError } from '@consultancy/client-shared/api';
import { eraseOwnRecords } from '@consultancy/client-shared/api/generated/own-records/own-records';
import type { OwnRecordsDto } from '@consultancy/client-shared/api/model';
import { writeStoredDraft } from '@consultancy/client-shared/forms';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useSubmission } from '../../ui/form/use-submission';
import { letterDraft } from './letter-form';
import classes from './mine.module.css';
import { ownRecordsKey } from './own-records-query';

interface EraseRecordsProps {
  token: string;
  records: OwnRecordsDto;
  onErased: () => void;
}

/** Takes somebody out of all they see here, once they have said twice that they want it: nothing brings it back. */
export function EraseRecords({ token, records, onErased }: EraseRecordsProps) {
  const { t } = useTranslation('own-records');
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const erase = useSubmission(eraseOwnRecords);
  const { inquiries, consultations, orders } = records;
  const count = inquiries.length + consultations.length + orders.length;

  function forget() {
    for (const inquiry of inquiries)
      writeStoredDraft('sessionStorage', `draft-${letterDraft(inquiry.id)}`, null);
    queryClient.removeQueries({ queryKey: ownRecordsKey });
    onErased();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    erase.mutate(
      { token, count },
      {
        onSuccess: forget,
        onError: (failure) => {
          if (!(failure instanceof ApiError) || failure.status !== 409) return;
          // Something came meanwhile: it is to be seen before it goes.
          setSure(false);
          void queryClient.invalidateQueries({ queryKey: ownRecordsKey });
        },
      },
    );
  }

  return (
    <section aria-labelledby={`${id}-heading`} className={classes.section}>
      <h2 id={`${id}-heading`} className={classes.heading}>
        {t('erase.heading')}
      </h2>
      <p>{t('erase.goes')}</p>
      <p>{t('erase.stays')}</p>
      {!isOpen && (
        <div>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t('erase.open')}
          </Button>
        </div>
      )}
      {isOpen && (
        <FormLayout onSubmit={submit}>
          <FormFailure>{erase.error && failureText(erase.error, t('erase.failed'))}</FormFailure>
          <label className={classes.sure}>
            <input
              type="checkbox"
              autoFocus
              checked={isSure}
              onChange={(event) => setSure(event.currentTarget.checked)}
            />
            {t('erase.sure', { count })}
          </label>
          <div className={classes.actions}>
            <SubmitButton loading={erase.isPending} disabled={!isSure}>
              {t('erase.submit')}
            </SubmitButton>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t('erase.keep')}
            </Button>
          </div>
        </FormLayout>
      )}
    </section>
  );
}
