import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { PictureKind } from '../picture.entity.js';

export enum PictureSort {
  createdAt = 'createdAt',
  fileName = 'fileName',
  bytes = 'bytes',
}

export class ListPicturesQuery extends ListQuery {
  @OptionalChoice(PictureSort, 'PictureSort')
  sortBy?: PictureSort = PictureSort.createdAt;

  @OptionalChoice(PictureKind, 'PictureKind')
  kind?: PictureKind;

  /** Only those that records name, or only those that none does. */
  @BooleanInput()
  isUsed?: boolean;
}
