import {
  getListMyRequestsQueryKey,
  useDeleteMyRequests,
} from '@consultancy/client-shared/api/generated/my-requests/my-requests';
import type { MyRequestsDto } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionForm } from '../../ui/form/action-form';
import { changeDraft, forgetDraft, letterDraft } from '../../ui/form/drafts';
import { Group } from '../../ui/layout';
import { RecordSection } from './record-section';

interface EraseRecordsProps {
  token: string;
  records: MyRequestsDto;
  onErased: () => void;
}

/** Takes somebody out of all they see here, once they have said twice that they want it: nothing brings it back. */
export function EraseRecords({ token, records, onErased }: EraseRecordsProps) {
  const t = useTranslations('my-requests');
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { inquiries, consultations, orders } = records;
  const count = inquiries.length + consultations.length + orders.length;
  /** How many they said it of: what comes meanwhile is not meant. */
  const [sureOf, setSureOf] = useState<number | null>(null);
  const isSure = sureOf === count;

  const erase = useDeleteMyRequests({
    mutation: {
      onSuccess: forget,
      onError: ({ status }) => {
        if (status !== 409) return;
        // Something came meanwhile: it is to be seen before it goes.
        setSureOf(null);
        void queryClient.invalidateQueries({ queryKey: getListMyRequestsQueryKey({ token }) });
      },
    },
  });

  function forget() {
    for (const { id: inquiryId } of inquiries) forgetDraft(letterDraft(inquiryId));
    for (const { code } of orders) forgetDraft(changeDraft(code));
    queryClient.removeQueries({ queryKey: getListMyRequestsQueryKey({ token }) });
    // Pages that were looked at before would still show their orders and consultations.
    queryClient.removeQueries({ type: 'inactive' });
    onErased();
  }

  function keep() {
    setOpen(false);
    setSureOf(null);
    erase.reset();
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
        <ActionForm
          action={erase}
          onSend={() => erase.mutate({ data: { token, count } })}
          failed={t('erase.failed')}
          submit={t('erase.submit')}
          disabled={!isSure}
          beside={
            <Button variant="outline" onClick={keep}>
              {t('erase.keep')}
            </Button>
          }
        >
          <Group component="label" align="baseline" wrap="nowrap">
            <input
              type="checkbox"
              autoFocus
              checked={isSure}
              onChange={(event) => setSureOf(event.currentTarget.checked ? count : null)}
            />
            {t('erase.sure', { count: String(count) })}
          </Group>
        </ActionForm>
      )}
    </RecordSection>
  );
}
