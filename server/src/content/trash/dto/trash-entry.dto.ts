import { ApiProperty, PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { RecordKind, trashKinds } from '../../../common/record-kind.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import type { TrashEntry } from '../trash-entry.entity.js';
import { expiryOf } from '../trash-retention.js';

/** A record in the trash. */
export class TrashEntryDto {
  /** The id of the record; unique among those of its kind. */
  id: number;

  @ApiProperty({ enum: trashKinds, enumName: 'TrashKind' })
  entity: RecordKind;

  /** What the record is called: its title, or the name of the client. */
  title: string;

  /** What distinguishes it from others of the name: place, category, duration, subject, ordered design or topic. */
  subtitle: string;

  deletedAt: Date;

  /** Name of the account that deleted it; null once the account is gone. */
  deletedBy: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'Until then it can be restored, then it is deleted for good. Null for a project ' +
      'that an order names, in the trash or not: it stays as long as the order.',
  })
  expiresAt: Date | null;

  /**
   * @param entry with the account
   * @param isKept whether another record needs this one
   */
  static from(entry: TrashEntry, isReferredTo: boolean): TrashEntryDto {
    const { recordId, entity, title, subtitle, deletedAt, deletedBy } = entry;
    return {
      id: recordId,
      entity,
      title,
      subtitle,
      deletedAt,
      deletedBy: deletedBy?.name ?? null,
      expiresAt: isReferredTo ? null : expiryOf(deletedAt),
    };
  }
}

export class ListTrashQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** Only this kind of record. */
  @OptionalChoice(trashKinds, 'TrashKind')
  entity?: RecordKind;
}
