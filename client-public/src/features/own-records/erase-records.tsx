import { ApiError } from '@consultancy/client-shared/api';
import { eraseOwnRecords } from '@consultancy/client-shared/api/generated/own-records/own-records';
import type { OwnRecordsDto } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { changeDraft, forgetDraft, letterDraft } from '../../ui/form/drafts';
import { FormFailure, FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFailureText } from '../../ui/form/use-failure-text';
import { useSubmission } from '../../ui/form/use-submission';
import { Group } from '../../ui/layout';
import { ownRecordsKey } from './own-records-query';
import { RecordSection } from './record-section';

interface EraseRecordsProps {
  token: string;
  records: OwnRecordsDto;
  onErased: () => void;
}

/** Takes somebody out of all they see here, once they have said twice that they want it: nothing brings it back. */
export function EraseRecords({ token, records, onErased }: EraseRecordsProps) {
  const t = useTranslations('own-records');
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const erase = useSubmission(eraseOwnRecords);
  const { inquiries, consultations, orders } = records;
  const count = inquiries.length + consultations.length + orders.length;
  /** How many they said it of: what comes meanwhile is not meant. */
  const [sureOf, setSureOf] = useState<number | null>(null);
  const isSure = sureOf === count;

  function forget() {
    for (const { id: inquiryId } of inquiries) forgetDraft(letterDraft(inquiryId));
    for (const { code } of orders) forgetDraft(changeDraft(code));
    queryClient.removeQueries({ queryKey: ownRecordsKey });
    // Pages that were looked at before would still show their orders and consultations.
    queryClient.removeQueries({ type: 'inactive' });
    onErased();
  }

  function keep() {
    setOpen(false);
    setSureOf(null);
    erase.reset();
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
          setSureOf(null);
          void queryClient.invalidateQueries({ queryKey: ownRecordsKey });
        },
      },
    );
  }

  return (
    <RecordSection title={t('erase.heading')}>
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
          <Group component="label" align="baseline" wrap="nowrap">
            <input
              type="checkbox"
              autoFocus
              checked={isSure}
              onChange={(event) => setSureOf(event.currentTarget.checked ? count : null)}
            />
            {t('erase.sure', { count: String(count) })}
          </Group>
          <Group>
            <SubmitButton loading={erase.isPending} disabled={!isSure}>
              {t('erase.submit')}
            </SubmitButton>
            <Button variant="outline" onClick={keep}>
              {t('erase.keep')}
            </Button>
          </Group>
        </FormLayout>
      )}
    </RecordSection>
  );
}
