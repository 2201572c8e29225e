import {
  ConsultationStatus,
  ConsultationType,
  CreateConsultationFormDuration,
  MeetingType,
  TimeSlot,
} from '@consultancy/client-shared/api/model';

export const CONSULTATION_STATUSES = Object.values(ConsultationStatus);
export const CONSULTATION_TYPES = Object.values(ConsultationType);
export const MEETING_TYPES = Object.values(MeetingType);
export const TIME_SLOTS = Object.values(TimeSlot);
/** Minutes. */
export const DURATIONS = Object.values(CreateConsultationFormDuration);
