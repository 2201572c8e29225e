import { OmitType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
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
  @OptionalChoice(DesignOrderSort, 'DesignOrderSort')
  sortBy?: DesignOrderSort = DesignOrderSort.createdAt;

  @OptionalChoice(OrderStatus, 'OrderStatus')
  status?: OrderStatus;

  @OptionalChoice(PaymentState, 'PaymentState')
  payment?: PaymentState;

  /** Orders with a request for a change that waits for staff or for the buyer. */
  @OptionalChoice(OpenChange, 'OpenChange')
  openChange?: OpenChange;
}

/** The same without pages. */
export class ExportDesignOrdersQuery extends OmitType(ListDesignOrdersQuery, ['page', 'limit']) {}
