import { OmitType } from '@nestjs/swagger';
import { ReadType } from '../../../common/fields/dto-types.js';
import { ListQuery, mostEntries } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { earliestYear, latestYear } from '../../../common/validation/time.decorator.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { Consultation } from '../consultation.entity.js';
import { ConsultationStatus, ConsultationType } from '../consultation.enums.js';

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

export enum ConsultationSort {
  createdAt = 'createdAt',
  scheduledAt = 'scheduledAt',
  preferredDate = 'preferredDate',
  clientName = 'clientName',
  status = 'status',
}

export class ListConsultationsQuery extends ListQuery {
  @OptionalChoice(ConsultationSort, 'ConsultationSort')
  sortBy?: ConsultationSort = ConsultationSort.createdAt;

  @OptionalChoice(ConsultationStatus, 'ConsultationStatus')
  status?: ConsultationStatus;

  @OptionalChoice(ConsultationType, 'ConsultationType')
  type?: ConsultationType;

  /** Only what this consultant holds; 0 for what nobody in particular does. */
  @WholeNumber(0, largestId)
  consultantId?: number;

  /** Only requests whose time is on hold and will be free again within 24 hours; false is as left out. */
  @BooleanInput()
  holdEnding?: boolean;
}

/** The same without pages. */
export class ExportConsultationsQuery extends OmitType(ListConsultationsQuery, ['page', 'limit']) {}

export class UpcomingQuery {
  /** How many consultations, 1 to 100. */
  @WholeNumber(1, mostEntries)
  limit?: number = 10;
}

export class CalendarQuery {
  /** Default: the current year in Africa/Addis_Ababa. */
  @WholeNumber(earliestYear, latestYear)
  year?: number;

  /** 1 to 12. Default: the current month in Africa/Addis_Ababa. */
  @WholeNumber(1, 12)
  month?: number;

  /** Only what this consultant holds; 0 for what nobody in particular does. */
  @WholeNumber(0, largestId)
  consultantId?: number;
}
