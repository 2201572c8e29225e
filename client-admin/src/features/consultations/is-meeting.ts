import { type ConsultationDto, ConsultationStatus } from '@consultancy/client-shared/api/model';

export type Meeting = ConsultationDto & { scheduledAt: string };

/** Whether it takes place: at a time, or once one is set. */
export function isBooked({ status }: ConsultationDto): boolean {
  return status === ConsultationStatus.SCHEDULED || status === ConsultationStatus.CONFIRMED;
}

/** Whether it is scheduled for a time, which can be another one. */
export function isMeeting(consultation: ConsultationDto): consultation is Meeting {
  return isBooked(consultation) && consultation.scheduledAt !== null;
}
