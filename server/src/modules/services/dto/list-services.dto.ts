import { OmitType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { EnumFilter } from '../../../common/validation/query.decorator.js';
import { PublicationState } from '../../../content/content.module.js';

export enum ServiceSort {
  createdAt = 'createdAt',
  updatedAt = 'updatedAt',
  title = 'title',
}

export class ListServicesQuery extends ListQuery {
  @EnumFilter(ServiceSort, 'ServiceSort')
  sortBy?: ServiceSort = ServiceSort.createdAt;

  /** Only staff see inactive services. */
  @BooleanInput()
  isActive?: boolean;
}

/** The same for staff. */
export class ListStaffServicesQuery extends ListServicesQuery {
  @EnumFilter(PublicationState, 'PublicationState')
  publication?: PublicationState;
}

/** The same without pages. */
export class ExportServicesQuery extends OmitType(ListStaffServicesQuery, ['page', 'limit']) {}
