import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { EnumFilter } from '../../../common/validation/query.decorator.js';
import { RecordIdFilter } from '../../../common/validation/record-id.decorator.js';
import { RecordKind, loggedKinds } from '../../../common/record-kind.js';

export class ListActivitiesQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** What kind of record was acted on. */
  @EnumFilter(loggedKinds, 'LoggedKind')
  entity?: RecordKind;

  /** Who acted. */
  @RecordIdFilter()
  userId?: number;
}
