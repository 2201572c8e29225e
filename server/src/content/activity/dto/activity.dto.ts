import { PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { loggedKinds, RecordKind } from '../../../common/record-kind.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';
import type { Activity } from '../activity.entity.js';

/** One line of the audit log. */
export class ActivityDto {
  id: number;

  /** Subject and verb, such as project.updated. */
  type: string;

  /** The record; it may be gone by now. */
  subjectId: number | null;

  /** Subject and verb for people, such as "Project updated". */
  title: string;

  /** What the record was called at the time. */
  subtitle: string;

  timestamp: Date;

  /** Name of the account; null for visitors. */
  actor: string | null;

  static from(activity: Activity): ActivityDto {
    const { id, subject, subjectId, verb, subjectTitle, createdAt, actor } = activity;
    return {
      id,
      type: `${subject}.${verb}`,
      subjectId,
      title: `${subject[0]!.toUpperCase()}${subject.slice(1).replace('-', ' ')} ${verb}`,
      subtitle: subjectTitle,
      timestamp: createdAt,
      actor: actor?.name ?? null,
    };
  }
}

export class ListActivitiesQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** What kind of record was acted on. */
  @OptionalChoice(loggedKinds, 'LoggedKind')
  entity?: RecordKind;

  /** Which record was acted on; kinds have ids of their own, so send `entity` along. */
  @WholeNumber(1, largestId)
  subjectId?: number;

  /** Who acted. */
  @WholeNumber(1, largestId)
  userId?: number;
}
