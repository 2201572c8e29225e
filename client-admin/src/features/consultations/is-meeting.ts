import { type ConsultationDto, ConsultationStatus } from '@consultancy/client-shared/api/model';

export type Meeting = ConsultationDto & { scheduledAt: string };

/** Whether it is scheduled for a time, which can be another one. */
export function isMeeting(consultation: ConsultationDto): consultation is Meeting {
  const { status, scheduledAt } = consultation;
  const isBooked = status === ConsultationStatus.SCHEDULED || status === ConsultationStatus.CONFIRMED;
  return isBooked && scheduledAt !== null;
}
