import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { EnumFilter } from '../../../common/validation/query.decorator.js';
import { RecordKind, binnedKinds } from '../../../common/record-kind.js';

export class ListBinQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** Only this kind of record. */
  @EnumFilter(binnedKinds, 'BinKind')
  entity?: RecordKind;
}
