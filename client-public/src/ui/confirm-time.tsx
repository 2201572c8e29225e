import type { ApiError } from '@consultancy/client-shared/api';
import {
  ConsultationStatus,
  type OwnConsultationDto,
  type OwnConsultationEnvelope,
} from '@consultancy/client-shared/api/model';
import { officeInstant } from '@consultancy/client-shared/calendar/times';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FormFailure } from './form/form-layout';
import { useFailureText } from './form/use-failure-text';
import { useDateTime } from './use-date-time';

interface ConfirmTimeProps {
  consultation: OwnConsultationDto;
  /** Needs no idempotency key: confirming twice changes nothing. */
  confirm: () => Promise<OwnConsultationEnvelope>;
  onDone: (confirmed: OwnConsultationDto) => void;
}

/** Lets the client of a request confirm it, which holds its time until it begins. */
export function ConfirmTime({ consultation, confirm, onDone }: ConfirmTimeProps) {
  const t = useTranslations('contact');
  const failureText = useFailureText();
  const dateTime = useDateTime();
  const confirming = useMutation<OwnConsultationEnvelope, ApiError>({
    mutationFn: confirm,
    onSuccess: ({ data }) => onDone(data),
  });

  if (confirming.isSuccess) {
    const { heldUntil } = confirming.data.data;
    return (
      // The button that had the focus is gone.
      <p ref={takeFocus} tabIndex={-1}>
        {heldUntil ? t('consultation.held', { when: dateTime(heldUntil) }) : t('consultation.notHeld')}
      </p>
    );
  }
  if (!isConfirmable(consultation)) return null;
  return (
    <>
      <FormFailure>{confirming.error && failureText(confirming.error, t('consultation.failed'))}</FormFailure>
      <div>
        <Button loading={confirming.isPending} onClick={() => confirming.mutate()}>
          {t('own.confirm')}
        </Button>
      </div>
    </>
  );
}

/** Whether it is a request whose time is not held until it begins. */
export function isConfirmable({
  status,
  preferredDate,
  preferredTime,
  heldUntil,
}: OwnConsultationDto): boolean {
  if (status !== ConsultationStatus.REQUESTED || !preferredDate || !preferredTime) return false;
  return !heldUntil || new Date(heldUntil) < officeInstant(preferredDate, preferredTime);
}

// Outside the component, so that React calls it once and not after each rendering.
const takeFocus = (element: HTMLElement | null) => element?.focus();
