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
