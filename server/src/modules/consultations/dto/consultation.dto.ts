import { ReadType } from '../../../common/fields/dto-types.js';
import { Consultation } from '../consultation.entity.js';
import { RequestedConsultationDto } from './requested-consultation.dto.js';

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
