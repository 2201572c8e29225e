import { ReadType } from '../../../common/fields/dto-types.js';
import { Consultation } from '../consultation.entity.js';

const requested = [
  'id',
  'clientName',
  'clientEmail',
  'clientPhone',
  'clientCompany',
  'type',
  'topic',
  'description',
  'preferredDate',
  'preferredTime',
  'heldUntil',
  'duration',
  'meetingType',
  'location',
  'status',
  'referenceCode',
  'createdAt',
] as const;

/** A consultation as the client who requested it is answered: what the client said, and what became of it. */
export class RequestedConsultationDto extends ReadType(Consultation, [
  ...requested,
  'scheduledAt',
  'dueAt',
]) {}

/** A meeting between the firm and a client, requested or scheduled, as staff keep it. */
export class ConsultationDto extends ReadType(Consultation, [
  ...requested,
  'consultantId',
  'scheduledAt',
  'meetingLink',
  'notes',
  'cameFrom',
  'erasedAt',
  'updatedAt',
  'version',
]) {}

/** Why a consultation was not scheduled for its requested time. */
export class TimeConflictDto {
  /** In English, for staff: whose meeting it is and when, or why the consultant cannot hold it then. */
  message: string;

  /** Id of the consultation that has the time; null where the consultant does not work then. */
  consultationId: number | null;
}

/** A consultation after a change. */
export class UpdatedConsultationDto extends ConsultationDto {
  /** Why the status was set without a time, which `scheduledAt` of a later change sets; null where nothing was in the way. */
  timeConflict: TimeConflictDto | null;
}

/** How many consultations there are. */
export class ConsultationStatsDto {
  totalConsultations: number;

  /** SCHEDULED or CONFIRMED, and still to begin. */
  upcomingConsultations: number;

  /** Requests whose time is on hold and will be free again within 24 hours. */
  endingHolds: number;

  completedConsultations: number;
}
