import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';

export class ListNotificationsQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** Only those that the account has not read, or only those that it has. */
  @BooleanInput()
  unread?: boolean;
}
