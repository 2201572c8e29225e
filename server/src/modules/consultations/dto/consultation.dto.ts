import { ReadType } from '../../../common/fields/dto-types.js';
import { Consultation } from '../consultation.entity.js';

/** A consultation as the client who requested it is answered: what the client said, and what became of it. */
export class RequestedConsultationDto extends ReadType(Consultation, [
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
]) {}

/** A meeting between the firm and a client, requested or scheduled, as staff keep it. */
export class ConsultationDto extends ReadType(Consultation, [
  ...RequestedConsultationDto.fields,
  'consultantId',
  'scheduledAt',
  'meetingLink',
  'notes',
  'cameFrom',
  'erasedAt',
  'updatedAt',
  'version',
]) {}

/** How many consultations there are. */
export class ConsultationStatsDto {
  totalConsultations: number;

  /** SCHEDULED or CONFIRMED, and still to begin. */
  upcomingConsultations: number;

  /** Requests whose time is on hold and will be free again within 24 hours. */
  endingHolds: number;

  completedConsultations: number;
}
