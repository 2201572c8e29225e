import { ApiProperty } from '@nestjs/swagger';
import { PublicationKind } from '../publication-kind.enum.js';
import { PublicationState } from '../publication-state.enum.js';
import type { Publication } from '../publication.entity.js';

/** Whether visitors see a record, and what it waits for where they do not. */
export class PublicationDto {
  @ApiProperty({ enum: PublicationKind, enumName: 'PublicationKind' })
  kind: PublicationKind;

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
    description: 'When a scheduled record is published; null of any other.',
  })
  publishAt: Date | null;

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
    { title, isPublished }: { title: string; isPublished: boolean },
    waiting: Publication | null,
  ): PublicationDto {
    const state = isPublished ? PublicationState.PUBLISHED : (waiting?.state ?? PublicationState.DRAFT);
    return {
      ...{ kind, recordId, title, state },
      publishAt: waiting?.publishAt ?? null,
      by: waiting?.account?.name ?? null,
      version: waiting?.version ?? 0,
    };
  }
}
