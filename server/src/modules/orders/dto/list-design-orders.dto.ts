import { OmitType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { EnumFilter } from '../../../common/validation/query.decorator.js';
import { OpenChange } from '../order-change-status.enum.js';
import { OrderStatus } from '../order-status.enum.js';
import { PaymentState } from '../payment.enums.js';

export enum DesignOrderSort {
  createdAt = 'createdAt',
  updatedAt = 'updatedAt',
  name = 'name',
  email = 'email',
  status = 'status',
  project = 'project',
}

export class ListDesignOrdersQuery extends ListQuery {
  /** `project` sorts by the project's title. */
  @EnumFilter(DesignOrderSort, 'DesignOrderSort')
  sortBy?: DesignOrderSort = DesignOrderSort.createdAt;

  @EnumFilter(OrderStatus, 'OrderStatus')
  status?: OrderStatus;

  @EnumFilter(PaymentState, 'PaymentState')
  payment?: PaymentState;

  /** Orders with a request for a change that waits for staff or for the buyer. */
  @EnumFilter(OpenChange, 'OpenChange')
  openChange?: OpenChange;
}

/** The same without pages. */
export class ExportDesignOrdersQuery extends OmitType(ListDesignOrdersQuery, ['page', 'limit']) {}
