import { Check, Column, DeleteDateColumn, Entity, Index, ManyToOne, Unique } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { EnumColumn, TextColumn } from '../../common/database-columns.js';
import { TextFormat } from '../../common/fields/field-info.js';
import { NumberField, TextField } from '../../common/fields/fields.js';
import { Searched } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../../modules/accounts/accounts.module.js';

/** What a picture is, which decides how it is shown: drawings and plans are never cropped. */
export enum PictureKind {
  PHOTO = 'PHOTO',
  DRAWING = 'DRAWING',
  PLAN = 'PLAN',
}

/**
 * A picture of the site. Records name it by its path; where one does and nobody has made a row, saving
 * the record makes it.
 */
@Entity('pictures')
@CachedContent()
@Unique(['path'])
@Index(['createdById'])
@Index(['createdAt'])
@Index(['fileName'])
@Index(['bytes', 'id'])
@Index(['kind', 'createdAt'])
@Index('pictures_former_paths_idx', ['formerPaths'], { type: 'gin' })
@Check('pictures_focal_x_check', 'focal_x BETWEEN 0 AND 1')
@Check('pictures_focal_y_check', 'focal_y BETWEEN 0 AND 1')
@Check('pictures_width_metres_check', 'width_metres > 0')
@Check('pictures_north_degrees_check', 'north_degrees BETWEEN 0 AND 360')
export class Picture extends StaffRecord {
  /** Starts with /uploads/. */
  @TextColumn(textLimits.short)
  path: string;

  /** What the file was called where it came from; empty where that is not known. */
  @Searched({ isTitle: true })
  @TextColumn(textLimits.title, { collation: 'und-x-icu', default: '' })
  fileName: string;

  /** Pixels; null where the path does not say. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** Of the file as it is stored; null until it was looked at. */
  @Column({ type: 'integer', nullable: true })
  bytes: number | null;

  /** The one that most of it has, such as #7a8b5c; null until it was looked at. */
  @Column({ type: 'varchar', length: 7, nullable: true })
  colour: string | null;

  @EnumColumn(PictureKind, { default: PictureKind.PHOTO })
  kind: PictureKind;

  /** What the picture shows, for people who do not see it; empty where nobody has said. */
  @Searched({ isTitle: true })
  @TextField({ max: textLimits.short, default: '', translated: TextFormat.LINE })
  alt: string;

  /** What a crop must keep: shares of the width and the height from the top left corner. */
  @Column({ type: 'double precision', default: () => '0.5' })
  focalX: number;

  @Column({ type: 'double precision', default: () => '0.5' })
  focalY: number;

  @NumberField({
    ...{ min: 0.01, max: 100_000 },
    description:
      'Of a drawing to scale: what it shows from its left to its right edge, in metres. Pages show drawings with it at one scale.',
  })
  widthMetres: number | null;

  @NumberField({
    ...{ min: 0, max: 360 },
    description: 'Of a plan: where north is, in degrees clockwise from the top of the picture.',
  })
  northDegrees: number | null;

  /** Whether it stays when no record names it any more. */
  @Column({ type: 'boolean', default: false })
  inLibrary: boolean;

  /** Paths that it had before it was replaced, under which a form that is still open may name it. */
  @Column({ type: 'jsonb', default: [] })
  formerPaths: string[];

  /** Who uploaded it; null where that is not known, and once the account is gone. */
  @Column({ type: 'integer', nullable: true })
  createdById: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  createdBy: User | null;

  /** Set while it is in the trash. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
