import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { EnumFilter } from '../../../common/validation/query.decorator.js';
import { PictureKind } from '../picture-kind.enum.js';

export enum PictureSort {
  createdAt = 'createdAt',
  fileName = 'fileName',
  bytes = 'bytes',
}

export class ListPicturesQuery extends ListQuery {
  @EnumFilter(PictureSort, 'PictureSort')
  sortBy?: PictureSort = PictureSort.createdAt;

  @EnumFilter(PictureKind, 'PictureKind')
  kind?: PictureKind;

  /** Only those that records name, or only those that none does. */
  @BooleanInput()
  isUsed?: boolean;
}
