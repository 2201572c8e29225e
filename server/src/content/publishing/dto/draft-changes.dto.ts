import type { ContentRecord } from '../../content-type.js';
import type { Revision } from '../../revisions/revision.entity.js';
import { conflictingFields } from '../draft-changes.js';

/** What staff changed of a record and visitors do not see yet. */
export class DraftChangesDto {
  /** Names of the fields that differ from what visitors read. */
  fields: string[];

  /**
   * Those of them that somebody changed for visitors meanwhile. As long as there are any, the changes are not
   * published: who saves them again, having seen what visitors read now, decides for them.
   */
  disputed: string[];

  /** Who saved them last; null where that is not known. */
  by: string | null;

  savedAt: Date;

  static from(draft: Revision, record: ContentRecord): DraftChangesDto {
    return {
      fields: Object.keys(draft.content),
      disputed: conflictingFields(record, draft),
      by: draft.author?.name ?? null,
      savedAt: draft.createdAt,
    };
  }
}
