import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { EnumFilter } from '../../../common/validation/query.decorator.js';
import { RecordKind, trashKinds } from '../../../common/record-kind.js';

export class ListTrashQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** Only this kind of record. */
  @EnumFilter(trashKinds, 'TrashKind')
  entity?: RecordKind;
}
