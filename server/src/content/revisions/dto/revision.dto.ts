import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { RevisionFormat } from '../../../common/fields/field-info.js';

/** A version as the database summarises it. */
export interface SummarizedRevision {
  version: number;
  createdAt: Date;
  author: string | null;
  isFirst: boolean;
  /** Fields that differ from the version before. */
  changed: string[];
}

/** One version of a record. */
export class RevisionSummaryDto {
  /** The version that the record had from then on. */
  version: number;

  createdAt: Date;

  /** Name of the account that made it; null where that is not known. */
  author: string | null;

  /** Names of the fields that it changed; empty for the first one that is stored. */
  changed: string[];

  /** Whether it is the oldest one that is stored. */
  isFirst: boolean;

  /** Whether the record is so now. */
  isCurrent: boolean;

  /** @param names of the fields, in their order */
  static from(row: SummarizedRevision, names: string[], current: number): RevisionSummaryDto {
    const { version, createdAt, author, isFirst } = row;
    return {
      ...{ version, createdAt, author, isFirst },
      changed: isFirst ? [] : names.filter((name) => row.changed.includes(name)),
      isCurrent: version === current,
    };
  }
}

/** A field of which the versions differ. */
export class RevisionFieldDto {
  /** As the record's own calls name it. */
  field: string;

  format: RevisionFormat;

  /** Whether a restore brings it back: not who sees the record, nor its address. */
  isRestored: boolean;

  /** What the version before said. */
  previous: string | null;

  /** What this version said; lists have an entry a line. */
  value: string | null;

  /** What the record says now. */
  current: string | null;
}

/** One version of a record beside the one before it, and beside the record as it is now. */
export class RevisionDto extends PickType(RevisionSummaryDto, [
  'version',
  'createdAt',
  'author',
  'isFirst',
  'isCurrent',
]) {
  /** What the record is called now. */
  title: string;

  /** The version that the record has now; send it along with a restore. */
  currentVersion: number;

  /** What differs from the version before or from the record as it is now. */
  fields: RevisionFieldDto[];

  /** Paths of pictures of this version that are deleted by now: a restore leaves them out. */
  missingPictures: string[];
}

/** What became of a restore. */
export class RestoredRevisionDto {
  /** The version that the record has now. */
  version: number;

  /** Paths of pictures that were deleted meanwhile, and could not be brought back; texts still name them. */
  missingPictures: string[];
}

/** What a restore is based on. */
export class RestoreRevisionDto {
  /** The version that the record has now, as the caller has seen it: where it has another one, 409. */
  @IsInt({ message: 'version must be a whole number.' })
  @Min(1, { message: 'version must be 1 or more.' })
  @ApiProperty({ type: 'integer', minimum: 1 })
  version: number;
}
