export enum ConsultationType {
  INITIAL = 'INITIAL',
  DESIGN_REVIEW = 'DESIGN_REVIEW',
  TECHNICAL = 'TECHNICAL',
  PLANNING = 'PLANNING',
}

export enum ConsultationStatus {
  REQUESTED = 'REQUESTED',
  SCHEDULED = 'SCHEDULED',
  CONFIRMED = 'CONFIRMED',
  COMPLETED = 'COMPLETED',
  CANCELLED = 'CANCELLED',
}

/** The statuses whose meetings take place: once they have a time, no two of them may overlap. */
export const bookedStatuses = [ConsultationStatus.SCHEDULED, ConsultationStatus.CONFIRMED];

export function isBooked({ status }: { status: ConsultationStatus }): boolean {
  return bookedStatuses.includes(status);
}

/** Whether it takes place at a time that is known. Staff may set any status before there is a time. */
export function isMeeting(consultation: { status: ConsultationStatus; scheduledAt: Date | null }): boolean {
  return isBooked(consultation) && consultation.scheduledAt !== null;
}

export enum MeetingType {
  IN_PERSON = 'IN_PERSON',
  VIDEO_CALL = 'VIDEO_CALL',
  PHONE = 'PHONE',
}

/** Whether a consultation is still to take place, or to be scheduled. */
export function isOpen({
  status,
  deletedAt,
}: {
  status: ConsultationStatus;
  deletedAt: Date | null;
}): boolean {
  return !deletedAt && (status === ConsultationStatus.REQUESTED || isBooked({ status }));
}

export function isCancelled({ status }: { status: ConsultationStatus }): boolean {
  return status === ConsultationStatus.CANCELLED;
}
