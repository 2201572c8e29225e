import { ApiProperty } from '@nestjs/swagger';
import { disputed } from '../changed-record.js';
import type { PrivateChanges } from '../private-changes.entity.js';
import type { PublishedRecord } from '../published-kind.js';

/** What staff changed of a record and visitors do not see yet. */
export class PrivateChangesDto {
  /** Names of the fields that differ from what visitors read. */
  fields: string[];

  /**
   * Those of them that somebody changed for visitors meanwhile. As long as there are any, the changes are not
   * published: who saves them again, having seen what visitors read now, decides for them.
   */
  disputed: string[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who saved them last; null where that is not known.',
  })
  by: string | null;

  savedAt: Date;

  /** Another one each time that they are saved. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(changes: PrivateChanges, record: PublishedRecord): PrivateChangesDto {
    return {
      fields: Object.keys(changes.content),
      disputed: disputed(record, changes),
      by: changes.author?.name ?? null,
      savedAt: changes.createdAt,
      version: changes.id,
    };
  }
}
