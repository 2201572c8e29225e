import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { RecordKind, trashKinds } from '../../../common/record-kind.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';

export class ListTrashQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** Only this kind of record. */
  @OptionalChoice(trashKinds, 'TrashKind')
  entity?: RecordKind;
}
