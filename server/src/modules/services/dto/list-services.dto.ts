import { OmitType, PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { PublicationState } from '../../../content/content.module.js';

export enum ServiceSort {
  createdAt = 'createdAt',
  updatedAt = 'updatedAt',
  title = 'title',
}

export class ListServicesQuery extends ListQuery {
  @OptionalChoice(ServiceSort, 'ServiceSort')
  sortBy?: ServiceSort = ServiceSort.createdAt;

  /** Only staff see inactive services; true: staff read what visitors read, and the standard services. */
  @BooleanInput()
  isActive?: boolean;
}

/** What staff may ask of a call that answers visitors as well. */
export class AsVisitorQuery extends PickType(ListServicesQuery, ['isActive']) {}

/** The same for staff. */
export class ListStaffServicesQuery extends ListServicesQuery {
  @OptionalChoice(PublicationState, 'PublicationState')
  publication?: PublicationState;
}

/** The same without pages. */
export class ExportServicesQuery extends OmitType(ListStaffServicesQuery, ['page', 'limit']) {}
