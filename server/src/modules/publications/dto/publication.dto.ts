import { ApiProperty } from '@nestjs/swagger';
import { RecordKind, contentKinds } from '../../../common/record-kind.js';
import type { PrivateChanges } from '../private-changes.entity.js';
import { PublicationState, type WaitingState, waitingStates } from '../publication-state.enum.js';
import type { Publication } from '../publication.entity.js';
import type { PublishedRecord } from '../published-kind.js';
import { PrivateChangesDto } from './private-changes.dto.js';

/** Whether visitors see a record, and what it waits for where they do not. */
export class PublicationDto {
  @ApiProperty({ enum: contentKinds, enumName: 'ContentKind' })
  kind: RecordKind;

  @ApiProperty({ type: 'integer' })
  recordId: number;

  /** What the record is called. */
  title: string;

  @ApiProperty({ enum: PublicationState, enumName: 'PublicationState' })
  state: PublicationState;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the record, or what was changed of it, is published; null where it is not scheduled.',
  })
  publishAt: Date | null;

  @ApiProperty({
    enum: waitingStates,
    enumName: 'WaitingState',
    nullable: true,
    description: 'What the record waits for; of one that visitors see, what its private changes wait for.',
  })
  waitsFor: WaitingState | null;

  /** Whether visitors see it. */
  isPublished: boolean;

  @ApiProperty({
    type: () => PrivateChangesDto,
    nullable: true,
    description: 'What was changed of it and visitors do not see yet.',
  })
  changes: PrivateChangesDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who scheduled it or sent it to review; null of any other.',
  })
  by: string | null;

  /** Of what is said here, not of the record; 0 where it waits for nothing. Send it along with a change. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(
    { kind, recordId }: Pick<Publication, 'kind' | 'recordId'>,
    { title, isPublished, record }: { title: string; isPublished: boolean; record: PublishedRecord },
    waiting: Publication | null,
    changes: PrivateChanges | null,
  ): PublicationDto {
    const shown = changes ? PublicationState.CHANGED : PublicationState.PUBLISHED;
    const state = isPublished ? shown : (waiting?.state ?? PublicationState.DRAFT);
    return {
      ...{ kind, recordId, title, state, isPublished },
      waitsFor: waiting?.state ?? null,
      changes: changes && PrivateChangesDto.from(changes, record),
      publishAt: waiting?.publishAt ?? null,
      by: waiting?.account?.name ?? null,
      version: waiting?.version ?? 0,
    };
  }
}
