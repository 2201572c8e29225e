import { cancelOwnConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { OwnConsultationDto } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FormFailure, FormLayout } from '../../../ui/form/form-layout';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useFailureText } from '../../../ui/form/use-failure-text';
import { useSubmission } from '../../../ui/form/use-submission';
import { Group } from '../../../ui/layout';
import { FocusedHeading } from './focused-heading';

interface CancelAppointmentProps {
  token: string;
  onDone: (cancelled: OwnConsultationDto) => void;
  onKeep: () => void;
}

/** Asks once more: a cancelled time may be somebody else's a minute later. */
export function CancelAppointment({ token, onDone, onKeep }: CancelAppointmentProps) {
  const t = useTranslations('contact');
  const failureText = useFailureText();
  const cancel = useSubmission(cancelOwnConsultation);

  function submit(event: FormEvent) {
    event.preventDefault();
    cancel.mutate({ token }, { onSuccess: ({ data }) => onDone(data) });
  }

  return (
    <FormLayout w="100%" onSubmit={submit}>
      <FocusedHeading>{t('own.cancel.heading')}</FocusedHeading>
      <FormFailure>{cancel.error && failureText(cancel.error, t('consultation.failed'))}</FormFailure>
      <p>{t('own.cancel.text')}</p>
      <Group>
        <SubmitButton loading={cancel.isPending}>{t('own.cancel.submit')}</SubmitButton>
        <Button variant="outline" onClick={onKeep}>
          {t('own.keep')}
        </Button>
      </Group>
    </FormLayout>
  );
}
