import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { BooleanFilter } from '../../../common/validation/query.decorator.js';

export class ListNotificationsQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** Only those that the account has not read, or only those that it has. */
  @BooleanFilter()
  unread?: boolean;
}
