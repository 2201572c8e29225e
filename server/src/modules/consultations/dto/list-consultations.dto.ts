import { OmitType } from '@nestjs/swagger';
import { ListQuery, mostEntries } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { earliestYear, latestYear } from '../../../common/validation/time.decorator.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { ConsultationStatus, ConsultationType } from '../consultation.enums.js';

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
