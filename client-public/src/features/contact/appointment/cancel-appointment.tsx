import { useCancelOwnConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { OwnConsultationDto } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ActionForm } from '../../../ui/form/action-form';
import { FocusedHeading } from './focused-heading';

interface CancelAppointmentProps {
  token: string;
  onDone: (cancelled: OwnConsultationDto) => void;
  onKeep: () => void;
}

/** Asks once more: a cancelled time may be somebody else's a minute later. */
export function CancelAppointment({ token, onDone, onKeep }: CancelAppointmentProps) {
  const t = useTranslations('contact');
  const cancel = useCancelOwnConsultation({ mutation: { onSuccess: ({ data }) => onDone(data) } });
  return (
    <ActionForm
      w="100%"
      action={cancel}
      onSend={() => cancel.mutate({ data: { token } })}
      failed={t('consultation.failed')}
      submit={t('own.cancel.submit')}
      beside={
        <Button variant="outline" onClick={onKeep}>
          {t('own.keep')}
        </Button>
      }
    >
      <FocusedHeading>{t('own.cancel.heading')}</FocusedHeading>
      <p>{t('own.cancel.text')}</p>
    </ActionForm>
  );
}
