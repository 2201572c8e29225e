import { ApiProperty } from '@nestjs/swagger';
import { RecordKind, contentKinds } from '../../../common/record-kind.js';
import type { ContentRecord } from '../../content-type.js';
import type { Revision } from '../../revisions/revision.entity.js';
import { PublicationState, type WaitingState, waitingStates } from '../publication-state.enum.js';
import { DraftChangesDto } from './draft-changes.dto.js';

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
