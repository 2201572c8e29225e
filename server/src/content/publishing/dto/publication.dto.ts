import { ApiProperty } from '@nestjs/swagger';
import { IsEnum } from 'class-validator';
import { contentKinds, RecordKind } from '../../../common/record-kind.js';
import { Timestamp } from '../../../common/validation/time.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import type { ContentRecord } from '../../content-type.js';
import type { Revision } from '../../revisions/revision.entity.js';
import { conflictingFields } from '../draft-changes.js';
import { PublicationState, type WaitingState, waitingStates } from '../publication-state.enum.js';

/** What staff changed of a record and visitors do not see yet. */
class DraftChangesDto {
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

/** Whether visitors see a record, and what it waits for where they do not. */
export class PublicationDto {
  @ApiProperty({ enum: contentKinds, enumName: 'ContentKind' })
  kind: RecordKind;

  recordId: number;

  /** What the record is called. */
  title: string;

  state: PublicationState;

  /** When the record, or what was changed of it, is published; null where it is not scheduled. */
  publishAt: Date | null;

  /** What the record waits for; of one that visitors see, what its draft changes wait for. */
  @ApiProperty({ enum: waitingStates, enumName: 'WaitingState', nullable: true })
  waitsFor: WaitingState | null;

  /** Whether visitors see it. */
  isPublished: boolean;

  /** What was changed of it and visitors do not see yet. */
  @ApiProperty({ type: () => DraftChangesDto, nullable: true })
  changes: DraftChangesDto | null;

  /** Who scheduled it or sent it to review; null of any other. */
  by: string | null;

  /** Of what is said here, not of the record; 0 where nothing of it waits or is changed. Send it along with a change. */
  version: number;

  static from(
    { record, ...said }: Pick<PublicationDto, 'kind' | 'title' | 'isPublished'> & { record: ContentRecord },
    draft: Revision | null,
  ): PublicationDto {
    const changes =
      draft && Object.keys(draft.content).length > 0 ? DraftChangesDto.from(draft, record) : null;
    const waitsFor = draft ? (waitingStates[draft.state as keyof typeof waitingStates] ?? null) : null;
    const shown = changes ? PublicationState.CHANGED : PublicationState.PUBLISHED;
    return {
      ...said,
      recordId: record.id,
      state: said.isPublished ? shown : (waitsFor ?? PublicationState.DRAFT),
      ...{ waitsFor, changes },
      publishAt: draft?.publishAt ?? null,
      by: draft?.decidedBy?.name ?? null,
      version: draft?.id ?? 0,
    };
  }
}

/** What shall become of a record, or, where visitors see it, of its draft changes. */
export class SavePublicationDto {
  @IsEnum(PublicationState, {
    message: `state must be one of ${Object.values(PublicationState).join(', ')}.`,
  })
  @ApiProperty({ enum: PublicationState, enumName: 'PublicationState' })
  state: PublicationState;

  @Timestamp(
    'When a scheduled record is published, in the future. Without an offset it is read off the clock in Addis Ababa.',
  )
  publishAt?: Date | null;

  @BasedOnVersion(0)
  version?: number;
}
