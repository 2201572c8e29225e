import { Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { Picture } from './picture.entity.js';

/**
 * That a record names a picture. Written whenever the record is saved, records in the trash
 * included, so that no picture goes which somebody still names.
 */
@Entity('picture_uses')
@CachedContent()
@Index(['pictureId'])
export class PictureUse {
  /** What the record is, such as project. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: string;

  @PrimaryColumn({ type: 'integer' })
  recordId: number;

  /** The column that names it. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  field: string;

  @PrimaryColumn({ type: 'integer' })
  pictureId: number;

  @ManyToOne(() => Picture, { onDelete: 'RESTRICT' })
  picture: Picture;
}
