import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { RecordKind, loggedKinds } from '../../../common/record-kind.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';

export class ListActivitiesQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** What kind of record was acted on. */
  @OptionalChoice(loggedKinds, 'LoggedKind')
  entity?: RecordKind;

  /** Who acted. */
  @WholeNumber(1, largestId)
  userId?: number;
}
